import { join } from 'node:path';
import { CommandLine, serverCommand } from '../src/server';

/**
 * How the tests start the server of the package: as the extension does, but for what a process of a few seconds needs.
 * Java's second compiler and a collector with threads of its own would take half of its time.
 */
export function packagedServer(): CommandLine {
    const start = serverCommand(join(__dirname, '..', '..', 'server'), process.env.MUSTER_JAVA ?? '', [], process.env);
    return { command: start.command, args: ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', ...start.args] };
}

/** The same process for another command than `lsp`. */
export function packagedCommand(...words: string[]): CommandLine {
    const start = packagedServer();
    return { command: start.command, args: start.args.flatMap((each) => (each === 'lsp' ? words : [each])) };
}
