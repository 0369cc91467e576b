import { spawn } from 'node:child_process';
import { CommandLine } from './server';

/** What a command of the command line came to. */
export interface Said {
    /** 0 all is well, 1 the files have errors, 2 it could not be done. */
    readonly exit: number;
    readonly out: string;
    readonly err: string;
}

/**
 * The command line beside the language server: the same program, started with another word than `lsp`.
 *
 * @param server how the language server is started
 * @param words the command with its arguments, each as it is: no shell reads them
 */
export function commandLine(server: CommandLine, words: readonly string[]): CommandLine {
    const before = server.args.at(-1) === 'lsp' ? server.args.slice(0, -1) : server.args;
    return { command: server.command, args: [...before, ...words] };
}

/** Runs a command to its end. */
export function run(line: CommandLine, folder: string | undefined): Promise<Said> {
    return new Promise((resolve, reject) => {
        const started = spawn(line.command, [...line.args], { cwd: folder, windowsHide: true });
        const out: Buffer[] = [];
        const err: Buffer[] = [];
        started.stdout.on('data', (part: Buffer) => out.push(part));
        started.stderr.on('data', (part: Buffer) => err.push(part));
        started.on('error', reject);
        started.on('close', (exit) =>
            resolve({
                exit: exit ?? 2,
                out: Buffer.concat(out).toString('utf8'),
                err: Buffer.concat(err).toString('utf8'),
            }),
        );
    });
}
