extension Shell {
  /// For zsh 5, to be read where it starts or to be found as `_fingerpost` in `fpath`.
  static func zsh(_ commands: [Syntax], _ options: [Syntax.Option]) -> String {
    let rows = commands.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }
    let general = options.map { quoted("(- *)--\($0.name)[\(bare($0.summary))]") }
    let branches = commands.map { command in
      let specs =
        command.allOptions.map { option in
          let summary = "[\(bare(option.summary))]"
          guard let value = option.value else { return quoted("--\(option.name)\(summary)") }
          let mark = option.goesOn ? "*" : ""
          return quoted("\(mark)--\(option.name)=\(summary):\(value):\(Shell.zsh.action(option.words) ?? " ")")
        }
        + command.operands.enumerated().map { index, operand in
          let number = operand.goesOn ? "*" : "\(index + 1)"
          return quoted("\(number):\(operand.name):\(Shell.zsh.action(operand.words) ?? " ")")
        }
      return
        "        \(command.name))\n          _arguments \(specs.joined(separator: " \\\n            "))\n          ;;\n"
    }
    return #"""
      #compdef fingerpost
      # zsh completion for fingerpost \#(Executable.version), made by "fingerpost completions zsh"

      # Tables, and folders on the way to them.
      _fingerpost_tables() {
        _files -g '*.(routes|swift|json)'
      }

      # Sets "operands" to what is given before the cursor and is no option.
      _fingerpost_operands() {
        local word option=
        operands=()
        for word in "${(@)words[2,CURRENT-1]}"; do
          if [[ -n $option ]]; then
            option=
          elif [[ $word == (\#(commands.valued.joined(separator: "|"))) ]]; then
            option=$word
          elif [[ $word != -?* ]]; then
            operands+=("${(Q)word}")
          fi
        done
      }

      # The rows of the table that is given.
      _fingerpost_list() {
        local -a operands
        _fingerpost_operands
        "${program/#\~\//$HOME/}" list -- "${operands[1]/#\~\//$HOME/}" 2>/dev/null </dev/null
      }

      _fingerpost_routes() {
        local -a names
        names=("${(@f)$(_fingerpost_list | cut -f1 | sort -u)}")
        compadd -a names
      }

      # KEY= for each parameter of the route that is given.
      _fingerpost_keys() {
        local -a operands keys
        _fingerpost_operands
        keys=("${(@f)$(_fingerpost_list | \#(parameters("${operands[2]}")))}")
        compadd -S '' -a keys
      }

      _fingerpost() {
        local curcontext="$curcontext" state line program=$words[1]
        local -a commands
        typeset -A opt_args
        commands=(
      \#(rows.joined())  )
        _arguments -C \#(general.joined(separator: " ")) '1:COMMAND:->command' '*::argument:->argument'
        case $state in
          command)
            _describe -t commands command commands
            ;;
          argument)
            case $words[1] in
      \#(branches.joined())      esac
            ;;
        esac
      }

      if [ "$funcstack[1]" = _fingerpost ]; then
        _fingerpost "$@"
      else
        compdef _fingerpost fingerpost
      fi

      """#
  }

  /// A text inside of the brackets of an option.
  private static func bare(_ text: String) -> String {
    var bare = ""
    for character in text {
      if "[]:\\".contains(character) { bare += "\\" }
      bare.append(character)
    }
    return bare
  }
}
