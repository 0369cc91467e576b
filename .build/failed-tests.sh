# Part of ./build: what is said after tests have failed.

# Names each test that failed since file $1 was written, and with what message: modules side by side print their tests in between
# those of others, hundreds of lines before the end. The extension prints its own at its end.
name_failed_tests() {
    local failed
    failed=$(find . -path '*/target/surefire-reports/*.txt' -newer "$1" -exec awk '
        / <<< (FAILURE|ERROR)!$/ && !/^Tests run:/ {
            sub(/ *-- Time elapsed:.*/, "")
            name = $0
            getline
            message = $0
            # A message of several lines begins on a line of its own.
            if (message ~ /: *$/ && (getline) > 0) message = message $0
            print "  " name ": " substr(message, 1, 300)
        }' {} + | sort)
    [ -z "$failed" ] || printf '\nTests that failed:\n%s\n' "$failed" >&2
}
