# Sourced by ./build release. Collects what is published in dist/: archives, checksums, bill of materials, release notes.

release_version=$(sed -n 's:^  <version>\(.*\)</version>.*:\1:p' pom.xml | head -n 1)
release_version=${release_version%-SNAPSHOT}

prepare_release() {
    [ -n "$release_version" ] || fail "pom.xml names no version."
    if ! git rev-parse --verify -q HEAD >/dev/null 2>&1; then
        say "this is no git checkout: the versions of the bundles name no commit"
    elif [ -n "$(git status --porcelain)" ]; then
        say "there are changes that are not committed: these files will be of no commit"
    fi
    rm -rf dist
}

# The section of CHANGELOG.md about version $1 without its heading, or the newest section where there is none.
release_notes() {
    local wanted="## [$1]"
    grep -qF "$wanted" CHANGELOG.md || wanted=$(grep -m 1 '^## \[' CHANGELOG.md)
    awk -v wanted="$wanted" '
        /^## \[/ { inside = index($0, wanted) == 1; next }
        inside { print }' CHANGELOG.md | sed -e '/./,$!d'
}

checksums() {
    if command -v sha256sum >/dev/null; then sha256sum "$@"
    else shasum -a 256 "$@"; fi
}

collect_release() {
    local each
    mkdir dist
    cp cli/target/muster.zip "dist/muster-$release_version.zip"
    cp cluster/target/muster-cluster.zip "dist/muster-cluster-$release_version.zip"
    cp vscode/target/muster.vsix "dist/muster-vscode-$release_version.vsix"
    cp "releng/repository/target/dev.muster.repository-"*.zip "dist/muster-eclipse-$release_version.zip"
    for each in linux-x86_64.tar.gz linux-aarch64.tar.gz windows-x86_64.zip macos-x86_64.tar.gz macos-aarch64.tar.gz; do
        cp "releng/product/target/products/muster-ide-$release_version-$each" dist/
    done
    cp cli/target/bom.json "dist/muster-$release_version.cdx.json"
    cp cluster/target/bom.json "dist/muster-cluster-$release_version.cdx.json"
    release_notes "$release_version" >dist/RELEASE-NOTES.md
    [ -s dist/RELEASE-NOTES.md ] || fail "CHANGELOG.md has no section [$release_version]."
    (cd dist && checksums muster-* RELEASE-NOTES.md >SHA256SUMS)
    say "dist/ holds Muster $release_version:"
    (cd dist && du -h -- * | sed 's/^/muster:   /') >&2
}
