# Sourced by the start script, and by the scripts that build: finds a Java. Sets JAVA_HOME and java_version.

# What the code is compiled for; Tycho 5 and the platform's bundles need it too.
needed_java=21

# Puts the version of the Java in $1, such as 21.0.5, into found_version and its release, such as 21, into found_release; 0 where
# there is no program $2 in it. A Java says its version in a file; only one without that is asked.
look_at_java() {
    found_version=
    found_release=0
    [ -x "$1/bin/$2" ] || return 0
    if [ -r "$1/release" ]; then
        while IFS= read -r line || [ -n "$line" ]; do
            case $line in
                JAVA_VERSION=*)
                    found_version=${line#JAVA_VERSION=}
                    found_version=${found_version#\"}
                    found_version=${found_version%%[!0-9.]*}
                    break ;;
            esac
        done <"$1/release"
    else
        found_version=$("$1/bin/$2" -version 2>&1 | sed -n 's/^[a-z ]*"\{0,1\}\([0-9][0-9.]*\).*/\1/p' | head -n 1)
    fi
    found_release=${found_version%%.*}
    found_release=${found_release:-0}
}

# Finds the Java that has the program $1, java or javac. Fails where there is none that is new enough.
find_java() {
    look_at_java "${JAVA_HOME:-}" "$1"
    if [ "$found_release" -lt "$needed_java" ]; then
        # What is first on the PATH goes before what is elsewhere, even when something newer is installed.
        candidate=$(command -v "$1" || true)
        if [ -n "$candidate" ]; then
            candidate=$(readlink -f "$candidate" 2>/dev/null || printf '%s' "$candidate")
            candidate=${candidate%/bin/"$1"}
            look_at_java "$candidate" "$1"
        fi
        JAVA_HOME=$candidate
    fi
    java_version=$found_version
    if [ "$found_release" -lt "$needed_java" ]; then
        best_release=0
        for candidate in /usr/lib/jvm/* "${HOME:-}"/.sdkman/candidates/java/* /opt/* /opt/*/Contents/Home \
                /Library/Java/JavaVirtualMachines/*/Contents/Home; do
            look_at_java "$candidate" "$1"
            if [ "$found_release" -gt "$best_release" ]; then
                JAVA_HOME=$candidate
                java_version=$found_version
                best_release=$found_release
            fi
        done
        [ "$best_release" -ge "$needed_java" ] || return 1
    fi
    export JAVA_HOME
}
