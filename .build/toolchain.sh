# Sourced by ./build and ./muster: finds a JDK and a Maven that can build Muster.
# Sets JAVA_HOME and MVN; looks at Node. Expects $root to be the project's directory.

. "$root/cli/src/dist/find-java.sh"

# What the extension for Visual Studio Code is built and tested with.
needed_node=18
maven_version=3.9.16
# Without HOME, as in some services and containers, what the system knows of the user counts.
home=${HOME:-}
[ -n "$home" ] || home=~
case $home in /?*) ;; *) home=$root/cli/target/home ;; esac
maven_home="${XDG_CACHE_HOME:-$home/.cache}/muster/maven/apache-maven-$maven_version"

say() { printf 'muster: %s\n' "$*" >&2; }
fail() { printf 'muster: %s\n' "$@" >&2; exit 1; }

# A JDK: a runtime has no javac and does not count.
find_jdk() {
    local asked=${JAVA_HOME:-not set}
    find_java javac || fail \
        "Muster needs a JDK $needed_java or newer, and found none." \
        "  Looked at JAVA_HOME ($asked), javac on the PATH, /usr/lib/jvm, ~/.sdkman and /opt." \
        "  Install one (Debian: apt-get install openjdk-21-jdk or temurin-25-jdk) or set JAVA_HOME to it."
}

# True when Maven $1 is 3.9.9 or a newer 3.9: what Tycho 5 asks for, and older than the Maven 4 it does not know.
maven_fits() {
    local version
    version=$("$1" --version 2>/dev/null | sed -n 's/.*Apache Maven \([0-9.]*\).*/\1/p' | head -n 1)
    case $version in
        3.9.[0-8]) return 1 ;;
        3.9.*) return 0 ;;
        *) return 1 ;;
    esac
}

find_maven() {
    local installed
    installed=$(command -v mvn || true)
    if [ -x "$maven_home/bin/mvn" ]; then
        MVN=$maven_home/bin/mvn
    elif [ -n "$installed" ] && maven_fits "$installed"; then
        MVN=$installed
    elif [ -n "$installed" ]; then
        say "fetching Maven $maven_version with the installed Maven (once, into ${maven_home%/*})"
        mkdir -p "${maven_home%/*}"
        # From outside the project, so that the old Maven reads neither its POMs nor its options.
        local log="${maven_home%/*}/fetch.log"
        (cd "${maven_home%/*}" && "$installed" -q -B org.apache.maven.plugins:maven-dependency-plugin:3.6.1:unpack \
            "-Dartifact=org.apache.maven:apache-maven:$maven_version:zip:bin" \
            "-DoutputDirectory=${maven_home%/*}" >"$log" 2>&1) || {
            cat "$log" >&2
            fail "Maven $maven_version could not be fetched; see above."
        }
        # Without a project the plugin takes the name of its own working folder literally.
        rm -rf "${maven_home%/*}/\${project.basedir}" "$log"
        chmod +x "$maven_home/bin/mvn"
        MVN=$maven_home/bin/mvn
    else
        fail "Muster needs Maven 3.9.9 or newer (3.9.x)." \
            "  Install any Maven (Debian: apt-get install maven); this script fetches the right one with it."
    fi
}

# Sets MUSTER_QUALIFIER, the end of the versions of our bundles: the time of the newest commit. An update is then newer than what it
# replaces, and the same commit gives the same bytes whoever builds it. Without git or its history it is what pom.xml says.
stamp_versions() {
    local stamp=
    if [ -e "$root/.git" ]; then
        stamp=$(cd "$root" && TZ=UTC git log -1 --date=format-local:%Y%m%d%H%M --format=%cd 2>/dev/null) || stamp=
    fi
    if [ -z "$stamp" ] && [ -f "$root/pom.xml" ]; then
        stamp=$(sed -n 's:.*<muster.qualifier>\([0-9]*\)</muster.qualifier>.*:\1:p' "$root/pom.xml")
    fi
    export MUSTER_QUALIFIER=$stamp
}

# Stops where the Node on the PATH is too old. That there is one, and npm, is for the caller to see to.
check_node() {
    local version release
    version=$(node --version 2>/dev/null || true)
    release=$(printf '%s' "$version" | sed -n 's/^v\([0-9][0-9]*\)\..*/\1/p')
    [ "${release:-0}" -ge "$needed_node" ] || fail \
        "The extension for Visual Studio Code needs Node $needed_node or newer; $(command -v node || echo node) is ${version:-of no known version}." \
        "  Debian 12, Ubuntu 24.04 or newer: sudo apt-get install nodejs npm" \
        "  Fedora: sudo dnf install nodejs npm" \
        "  Elsewhere: take the current release from nodejs.org, and put it first on the PATH." \
        "  Without the extension: ./build -P'!vscode' clean verify"
}
