import { join } from 'node:path';
import { CommandLine, serverCommand } from '../src/server';

/**
 * What a process of a few seconds needs: Java's second compiler and a collector with threads of its own would take half of its time,
 * and to load the classes half of the rest. The first process that ends leaves an archive of them to the others.
 */
const SHORT = [
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-XX:+AutoCreateSharedArchive',
    `-XX:SharedArchiveFile=${join(__dirname, '..', '..', 'target', 'classes.jsa')}`,
    '-Xlog:disable',
];

/** How the tests start the server of the package: as the extension does, but for a few seconds. */
export function packagedServer(): CommandLine {
    const start = serverCommand(join(__dirname, '..', '..', 'server'), process.env.MUSTER_JAVA ?? '', [], process.env);
    return { command: start.command, args: [...SHORT, ...start.args] };
}

/** The same process for another command than `lsp`. */
export function packagedCommand(...words: string[]): CommandLine {
    const start = packagedServer();
    return { command: start.command, args: start.args.flatMap((each) => (each === 'lsp' ? words : [each])) };
}
