/*
 * Stands in for java.exe and mvn.cmd's Java when the scripts for Windows are tried: writes what it is called with, and ends as it is
 * told. Built by WindowsScriptsTest.
 *
 * STANDIN_LOG      file to which each call adds a line: the path of this program and its arguments, each in [] and in UTF-8
 * STANDIN_EXIT     exit codes of calls that are no question for the version, separated by commas; the last one holds for all later calls
 * STANDIN_VERSION  the version that -version tells; 21.0.5 by default
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>
#include <shellapi.h>

static void print(FILE *file, const wchar_t *text) {
    int length = WideCharToMultiByte(CP_UTF8, 0, text, -1, NULL, 0, NULL, NULL);
    char *bytes = malloc(length);
    WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes, length, NULL, NULL);
    fprintf(file, "[%s]", bytes);
    free(bytes);
}

/* The number of lines in a file. */
static int calls(const wchar_t *log) {
    FILE *file = _wfopen(log, L"rb");
    int lines = 0, each;
    if (file) {
        while ((each = fgetc(file)) != EOF)
            if (each == '\n') lines++;
        fclose(file);
    }
    return lines;
}

int main(void) {
    int count;
    wchar_t **arguments = CommandLineToArgvW(GetCommandLineW(), &count);
    for (int each = 1; each < count; each++)
        if (!wcscmp(arguments[each], L"-version")) {
            const char *version = getenv("STANDIN_VERSION");
            fprintf(stderr, "openjdk version \"%s\" 2024-10-15\nOpenJDK Runtime Environment\n", version ? version : "21.0.5");
            return 0;
        }
    const wchar_t *log = _wgetenv(L"STANDIN_LOG");
    int call = 0;
    if (log) {
        call = calls(log);
        FILE *file = _wfopen(log, L"ab");
        wchar_t self[32768];
        GetModuleFileNameW(NULL, self, 32768);
        print(file, self);
        for (int each = 1; each < count; each++) print(file, arguments[each]);
        fputc('\n', file);
        fclose(file);
    }
    const char *codes = getenv("STANDIN_EXIT");
    if (!codes) return 0;
    const char *code = codes;
    while (call-- > 0 && strchr(code, ',')) code = strchr(code, ',') + 1;
    return atoi(code);
}
