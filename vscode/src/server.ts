import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The oldest Java the language server runs on. */
export const OLDEST_JAVA = 21;

/** A program with its arguments. */
export interface CommandLine {
    readonly command: string;
    readonly args: readonly string[];
}

/** Why the server cannot be started, for the user. */
export class NoServer extends Error {}

/** The places a Java may be at, the most wanted first. */
export function javas(configured: string, environment: NodeJS.ProcessEnv): string[] {
    const program = process.platform === 'win32' ? 'java.exe' : 'java';
    const homes = [configured, environment.JAVA_HOME ?? ''].filter((home) => home.trim() !== '');
    return [...homes.map((home) => join(home.trim(), 'bin', program)), program];
}

/** The release of a Java, such as 21, or nothing where the program cannot be run. */
export function release(java: string): number | undefined {
    const run = spawnSync(java, ['-version'], { encoding: 'utf8', timeout: 20_000 });
    const found = /version "(?:1\.)?(\d+)/.exec(`${run.stderr ?? ''}${run.stdout ?? ''}`);
    return run.status === 0 && found ? Number(found[1]) : undefined;
}

/**
 * The command that starts the language server over standard input and output.
 *
 * @param jars the directory with the server's jars
 * @param configuredJava a Java home of the user's settings, empty for none
 * @param configuredCommand a server of the user's settings, empty for the one of the jars
 * @throws NoServer with a message for the user
 */
export function serverCommand(
    jars: string,
    configuredJava: string,
    configuredCommand: readonly string[],
    environment: NodeJS.ProcessEnv,
): CommandLine {
    if (configuredCommand.length > 0) {
        return { command: configuredCommand[0], args: configuredCommand.slice(1) };
    }
    const jar = join(jars, 'muster.jar');
    if (!existsSync(jar)) {
        throw new NoServer(`The language server is missing: there is no ${jar}.`);
    }
    const tried: string[] = [];
    for (const java of javas(configuredJava, environment)) {
        const found = release(java);
        if (found !== undefined && found >= OLDEST_JAVA) {
            return { command: java, args: ['-jar', jar, 'lsp'] };
        }
        tried.push(found === undefined ? `${java} cannot be run` : `${java} is Java ${found}`);
    }
    throw new NoServer(
        `Muster needs Java ${OLDEST_JAVA} or newer: ${tried.join(', ')}. Set "muster.java.home" to one.`,
    );
}
