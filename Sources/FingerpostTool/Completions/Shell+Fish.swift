extension Shell {
  /// For fish 3.
  static func fish(_ commands: [Syntax], _ options: [Syntax.Option]) -> String {
    var lines = options.map { "complete -c fingerpost -n '__fingerpost_at' -l \($0.name) -d \(quoted($0.summary))" }
    for command in commands {
      lines.append("complete -c fingerpost -n '__fingerpost_at' -a \(command.name) -d \(quoted(command.summary))")
    }
    for command in commands {
      let isMeant = "-n '__fingerpost_in \(command.name)'"
      for option in command.allOptions {
        let action = Shell.fish.action(option.words).map { " -a \(quoted($0))" } ?? ""
        let value = option.value == nil ? "" : " -x" + action
        lines.append(
          "complete -c fingerpost \(isMeant) -l \(option.name)\(value) -d \(quoted(option.summary))")
      }
      for (index, operand) in command.operands.enumerated() {
        guard let action = Shell.fish.action(operand.words) else { continue }
        let isThere = "__fingerpost_at \(command.name) \(index)\(operand.goesOn ? " more" : "")"
        lines.append(
          "complete -c fingerpost -n '\(isThere)' -a \(quoted(action)) -d \(operand.name)")
      }
    }
    return #"""
      # fish completion for fingerpost \#(Executable.version), made by "fingerpost completions fish"

      # The command, and what is given before the cursor and is no option.
      function __fingerpost_operands
        set -l words (commandline -opc)
        set -l option
        for word in $words[2..-1]
          if set -q option[1]
            set -e option
          else if contains -- $word \#(commands.valued.joined(separator: " "))
            set option $word
          else if not string match -q -- '-?*' $word
            echo $word
          end
        end
      end

      # Whether the cursor stands behind a command.
      function __fingerpost_in
        set -l given (__fingerpost_operands)
        test "$given[1]" = $argv[1]
      end

      # Whether the cursor stands behind a command and so many operands, or more; without a command, before any.
      function __fingerpost_at
        set -l given (__fingerpost_operands)
        if not set -q argv[1]
          not set -q given[1]
        else if test "$given[1]" != $argv[1]
          return 1
        else if set -q argv[3]
          test (math (count $given) - 1) -ge $argv[2]
        else
          test (math (count $given) - 1) -eq $argv[2]
        end
      end

      # Tables, and folders on the way to them.
      function __fingerpost_tables
        __fish_complete_path (commandline -ct) | string match -r '^[^\t]*(?:/|\.routes|\.swift|\.json)(?:\t.*)?$'
      end

      # The rows of the table that is given.
      function __fingerpost_list
        set -l given (string replace -r '^~/' "$HOME/" -- (commandline -opc)[1] (__fingerpost_operands)[2])
        $given[1] list -- $given[2] 2>/dev/null </dev/null
      end

      function __fingerpost_routes
        __fingerpost_list | cut -f1 | sort -u
      end

      # KEY= for each parameter of the route that is given.
      function __fingerpost_keys
        set -l given (__fingerpost_operands)
        __fingerpost_list | \#(parameters("$given[3]"))
      end

      complete -c fingerpost -f
      \#(lines.joined(separator: "\n"))

      """#
  }
}
