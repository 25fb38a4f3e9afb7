/// A shell that completes words: its script asks this program for what may stand at the cursor.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  var script: String {
    let origin = """
      # \(rawValue) completion for \(Executable.name) \(Executable.version), made by "fingerpost completions \(rawValue)"
      # What may stand at the cursor is the program's to say: a line says its kind, and then each word has one, with a tab and
      # a summary.
      """
    return switch self {
    case .bash: "\(origin)\n\n\(bash)"
    case .zsh: "#compdef fingerpost\n\(origin)\n\n\(zsh)"
    case .fish: "\(origin)\n\n\(fish)"
    }
  }

  /// For bash 3.2 and later, without the package bash-completion. What "compgen -W" is given would be expanded, and a name may
  /// hold anything.
  private var bash: String {
    #"""
    _fingerpost() {
      local program=${1/#\~\//$HOME/} current=${COMP_WORDS[COMP_CWORD]} kind= word=
      local -a words=()
      COMPREPLY=()
      # Bash takes "--format=json" apart at its "=".
      for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        [ "$word" = = ] || words[${#words[@]}]=${word//[\\\'\"]/}
      done
      if [ "$current" = = ]; then
        current=
        words[${#words[@]}]=
      fi
      while IFS=$'\t' read -r word _; do
        if [ -z "$kind" ]; then
          kind=$word
        elif [ "${word#"$current"}" != "$word" ] || [ -z "$current" ]; then
          COMPREPLY[${#COMPREPLY[@]}]=$(printf %q "$word")
        fi
      done < <("$program" \#(Completion.word) "${words[@]}" 2>/dev/null </dev/null)
      case $kind in
        keys) compopt -o nospace 2>/dev/null ;;
        tables)
          compopt -o filenames 2>/dev/null
          while IFS= read -r word; do
            COMPREPLY[${#COMPREPLY[@]}]=$word
          done < <(
            compgen -d -- "$current"
            compgen -f -X '!*.routes' -- "$current"
            compgen -f -X '!*.swift' -- "$current"
            compgen -f -X '!*.json' -- "$current"
          )
          ;;
      esac
    }

    complete -F _fingerpost fingerpost

    """#
  }

  /// For zsh 5, to be read where it starts or to be found as `_fingerpost` in `fpath`.
  private var zsh: String {
    #"""
    _fingerpost() {
      local line program=${(Q)words[1]}
      local -a lines values
      lines=("${(@f)$("${program/#\~\//$HOME/}" \#(Completion.word) "${(@Q)words[2,CURRENT]}" 2>/dev/null </dev/null)}")
      for line in "${(@)lines[2,-1]}"; do
        values+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
      done
      case $lines[1] in
        words) _describe value values ;;
        keys) _describe value values -S '' ;;
        tables)
          compset -P '--*='
          _files -g '*.(routes|swift|json)'
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

  /// For fish 3.
  private var fish: String {
    #"""
    function __fingerpost_complete
      set -l given (commandline -opc)
      set -l current (commandline -ct)
      set -l program (string replace -r '^~/' "$HOME/" -- $given[1])
      set -l lines ($program \#(Completion.word) $given[2..-1] "$current" 2>/dev/null </dev/null)
      if test "$lines[1]" = tables
        __fish_complete_path "$current" | string match -r '^[^\t]*(?:/|\.routes|\.swift|\.json)(?:\t.*)?$'
      else
        printf '%s\n' $lines[2..-1]
      end
    end

    complete -c fingerpost -f -a '(__fingerpost_complete)'

    """#
  }
}
