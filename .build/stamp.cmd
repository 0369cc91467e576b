@rem Called by build.cmd and muster.cmd: sets MUSTER_QUALIFIER and MUSTER_STAMP as stamp_versions in toolchain.sh does.
@set "MUSTER_QUALIFIER="
@set "TZ=UTC"
@pushd "%~dp0.."
@if exist .git for /f %%s in ('git log -1 --date^=format-local:%%Y%%m%%d%%H%%M --format^=%%cd 2^>nul') do @set "MUSTER_QUALIFIER=%%s"
@popd
@set "TZ="
@set "MUSTER_STAMP="
@if defined MUSTER_QUALIFIER set "MUSTER_STAMP=-Dmuster.qualifier=%MUSTER_QUALIFIER%"
@exit /b 0
