import { existsSync, readdirSync } from 'node:fs';
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

/** The name of the program in a Java. */
const PROGRAM = process.platform === 'win32' ? 'java.exe' : 'java';

/** The Javas that are chosen: by the settings, by JAVA_HOME, by the path; the most wanted first. */
export function javas(configured: string, environment: NodeJS.ProcessEnv): string[] {
    const homes = [configured, environment.JAVA_HOME ?? ''].filter((home) => home.trim() !== '');
    return [...homes.map((home) => join(home.trim(), 'bin', PROGRAM)), PROGRAM];
}

/** Folders that hold the Javas of a system: those the start script of the command line looks into. */
export function usualFolders(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string[] {
    const home = environment.HOME ?? '';
    switch (platform) {
        case 'win32':
            return [environment.ProgramFiles ?? 'C:\\Program Files', environment.LOCALAPPDATA ?? '']
                .filter((each) => each !== '')
                .flatMap((each) => [each, `${each}\\Programs`])
                .flatMap((each) =>
                    ['Eclipse Adoptium', 'Java', 'Microsoft', 'Zulu', 'Amazon Corretto', 'BellSoft'].map(
                        (maker) => `${each}\\${maker}`,
                    ),
                );
        case 'darwin':
            return ['/Library/Java/JavaVirtualMachines', `${home}/.sdkman/candidates/java`];
        default:
            return ['/usr/lib/jvm', `${home}/.sdkman/candidates/java`, '/opt'];
    }
}

/** The Javas in some folders. */
export function installed(folders: readonly string[]): string[] {
    return folders.flatMap((folder) => {
        try {
            return readdirSync(folder)
                .sort()
                .flatMap((each) => [join(folder, each, 'bin', PROGRAM), join(folder, each, 'Contents', 'Home', 'bin', PROGRAM)])
                .filter((java) => existsSync(java));
        } catch {
            return [];
        }
    });
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
 * @param folders where Javas are installed
 * @throws NoServer with a message for the user
 */
export function serverCommand(
    jars: string,
    configuredJava: string,
    configuredCommand: readonly string[],
    environment: NodeJS.ProcessEnv,
    folders: readonly string[] = usualFolders(process.platform, environment),
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
    // Of those nobody has chosen, the newest.
    const others = installed(folders).map((java) => ({ java, found: release(java) ?? 0 }));
    const newest = others.reduce((best, each) => (each.found > best.found ? each : best), { java: '', found: 0 });
    if (newest.found >= OLDEST_JAVA) {
        return { command: newest.java, args: ['-jar', jar, 'lsp'] };
    }
    tried.push(...others.map((each) => (each.found === 0 ? `${each.java} cannot be run` : `${each.java} is Java ${each.found}`)));
    throw new NoServer(
        `Muster needs Java ${OLDEST_JAVA} or newer: ${tried.join(', ')}. Also looked into ${folders.join(', ')}. ` +
            'Install one, such as that of adoptium.net, or set "muster.java.home" to one.',
    );
}
