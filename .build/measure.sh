# Sourced by ./build measure: builds what is measured, then lets a program write the pages. Expects $root to be the project's directory.

# Writes the tables of page $1, or of all without it. Each measurement is repeated $2 times, or as often as is usual.
measure() {
    local page=${1:-} times=${2:-0} eclipse='!eclipse' vscode='!vscode' file
    # Without a page, a number is that of the times.
    case $page in
        all | -) page= ;;
        *[!0-9]* | '') ;;
        *) times=$page page= ;;
    esac
    case $times in *[!0-9]* | '') fail "'$times' is no number of times. Usage: ./build measure [PAGE [TIMES]]" ;; esac
    [ $# -le 2 ] || fail "Usage: ./build measure [PAGE [TIMES]]"
    file=$root/docs/measured/$page.md
    [ -z "$page" ] || grep -qs '^<!-- measured ' "$file" || fail \
        "There is no page '$page' with tables of speed." \
        "  Pages: $(cd "$root/docs/measured" && grep -l '^<!-- measured ' *.md | sed 's/\.md$//' | tr '\n' ' ')"
    case $page in '' | language-speed | map-speed) eclipse=eclipse ;; esac
    case $page in '' | map-page) vscode=vscode ;; esac
    "$root/build" "-P$eclipse,$vscode" -T 1C -DskipTests package
    # Nothing else runs while the program measures.
    "$root/build" '-P!eclipse,!vscode,benchmarks' -pl benchmarks -am -DskipTests -Dmuster.generate.skip=true \
        integration-test "-Dbenchmark.args=$times $page"
}
