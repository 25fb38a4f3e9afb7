/// A shell that completes words, by a script that is made of what the commands take.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  func script(for commands: [Syntax], options: [Syntax.Option]) -> String {
    switch self {
    case .bash: Self.bash(commands, options)
    case .zsh: Self.zsh(commands, options)
    case .fish: Self.fish(commands, options)
    }
  }

  /// What completes a word; nil where only the user knows it.
  func action(_ words: Syntax.Words) -> String? {
    let function: String
    switch words {
    case .tables: function = "tables"
    case .routes: function = "routes"
    case .keys: function = "keys"
    case .some(let words):
      let list = words.joined(separator: " ")
      return self == .bash ? "_fingerpost_words \(list)" : self == .zsh ? "(\(list))" : list
    case .any: return nil
    }
    return self == .fish ? "(__fingerpost_\(function))" : "_fingerpost_\(function)"
  }

  /// A text as one word of any of the three, whatever it holds.
  static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
  }
}

extension Syntax {
  /// The options that are followed by a value.
  fileprivate var valued: [Option] { options.filter { $0.value != nil } }
}

extension [Syntax] {
  /// The words before a value, of any command.
  var valued: [String] { Set(flatMap(\.valued).map { "--\($0.name)" }).sorted() }
}

extension Shell {
  /// For bash 3.2 and later, without the package bash-completion. Bash takes `--format=json` apart at its `=`.
  static func bash(_ commands: [Syntax], _ options: [Syntax.Option]) -> String {
    let valued = commands.flatMap { command in command.valued.map { "\"\(command.name) --\($0.name)\"" } }
    let values = commands.flatMap { command in
      command.valued.compactMap { option in
        Shell.bash.action(option.words).map { "      \"\(command.name) --\(option.name)\") \($0) ;;\n" }
      }
    }
    let dashed = commands.map { command in
      "      \(command.name)) _fingerpost_words \(words(command.allOptions)) ;;\n"
    }
    let operands = commands.flatMap { command in
      command.operands.enumerated().compactMap { index, operand in
        Shell.bash.action(operand.words).map { action in
          "    \"\(command.name) \(operand.goesOn ? "\"*" : "\(index)\"")) \(action) ;;\n"
        }
      }
    }
    return #"""
      # bash completion for fingerpost \#(Executable.version), made by "fingerpost completions bash"

      # Takes lines as completions. What "compgen -W" is given would be expanded, and a name may hold anything.
      _fingerpost_take() {
        local line=
        while IFS= read -r line; do
          case $line in
            "$current"*) COMPREPLY[${#COMPREPLY[@]}]=$line ;;
          esac
        done
      }

      _fingerpost_words() {
        _fingerpost_take < <(printf '%s\n' "$@")
      }

      # Tables, and folders on the way to them.
      _fingerpost_tables() {
        compopt -o filenames 2>/dev/null
        _fingerpost_take < <(
          compgen -d -- "$current"
          compgen -f -X '!*.routes' -- "$current"
          compgen -f -X '!*.swift' -- "$current"
          compgen -f -X '!*.json' -- "$current"
        )
      }

      # The rows of the table that is given.
      _fingerpost_list() {
        local table=${operands[0]//\\/}
        table=${table//[\'\"]/}
        "$program" list -- "${table/#\~\//$HOME/}" 2>/dev/null </dev/null
      }

      _fingerpost_routes() {
        local name=
        while IFS= read -r name; do
          case $name in
            "$current"*) COMPREPLY[${#COMPREPLY[@]}]=$(printf %q "$name") ;;
          esac
        done < <(_fingerpost_list | cut -f1 | sort -u)
      }

      # KEY= for each parameter of the route that is given.
      _fingerpost_keys() {
        compopt -o nospace 2>/dev/null
        _fingerpost_take < <(_fingerpost_list | \#(parameters("${operands[1]}")))
      }

      _fingerpost() {
        local program=${1/#\~\//$HOME/} current=${COMP_WORDS[COMP_CWORD]} command= option= word= index=1 ended=
        local -a operands=()
        COMPREPLY=()
        [ "$current" = = ] && current=
        while [ "$index" -lt "$COMP_CWORD" ]; do
          word=${COMP_WORDS[index]}
          index=$((index + 1))
          if [ "$word" = = ]; then
            continue
          elif [ -n "$option" ]; then
            option=
          elif [ -z "$ended" ] && [ "$word" = -- ]; then
            ended=1
          elif [ -z "$ended" ] && [ "${word#-}" != "$word" ] && [ "$word" != - ]; then
            case "$command $word" in
              \#(valued.joined(separator: " | "))) option=$word ;;
            esac
          elif [ -z "$command" ]; then
            command=$word
          else
            operands[${#operands[@]}]=$word
          fi
        done
        if [ -n "$option" ]; then
          case "$command $option" in
      \#(values.joined())    esac
        elif [ -z "$command" ]; then
          _fingerpost_words \#(commands.map(\.name).joined(separator: " ")) \#(words(options))
        elif [ -z "$ended" ] && [ "${current#-}" != "$current" ]; then
          case "$command" in
      \#(dashed.joined())    esac
        else
          case "$command ${#operands[@]}" in
      \#(operands.map { "  " + $0 }.joined())    esac
        fi
      }

      complete -F _fingerpost fingerpost

      """#
  }

  private static func words(_ options: [Syntax.Option]) -> String {
    options.map { "--\($0.name)" }.joined(separator: " ")
  }

  /// Of rows that `list` prints, `KEY=` for each parameter of the routes of a name.
  static func parameters(_ name: String) -> String {
    #"awk -F '\t' -v name="\#(name)" '$1 == name { n = split($4, all, ", "); for (i = 1; i <= n; i++) { sub(/:.*/, "=", all[i]); print all[i] } }' | sort -u"#
  }
}
