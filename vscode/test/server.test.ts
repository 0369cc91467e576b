import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { NoServer, javas, serverCommand, usualFolders } from '../src/server';

let folder = '';

/** A home with a program that says it is such a Java. */
function java(version: string): string {
    const home = join(folder, `java-${version}`);
    mkdirSync(join(home, 'bin'), { recursive: true });
    const program = join(home, 'bin', 'java');
    writeFileSync(program, `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`);
    chmodSync(program, 0o755);
    return home;
}

before(() => {
    folder = mkdtempSync(join(tmpdir(), 'muster-vscode-'));
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, 'server', 'muster.jar'), '');
});

after(() => rmSync(folder, { recursive: true, force: true }));

const jars = (): string => join(folder, 'server');

test('the Java of the settings comes before that of the environment', () => {
    assert.deepEqual(javas('/a', { JAVA_HOME: '/b' }).length, 3);
    assert.match(javas('/a', { JAVA_HOME: '/b' })[0], /^.a/);
});

test('the server starts with the first Java that is new enough', { skip: process.platform === 'win32' }, () => {
    const server = serverCommand(jars(), java('17.0.2'), [], { JAVA_HOME: java('21.0.1') });
    assert.match(server.command, /java-21\.0\.1/);
    assert.deepEqual(server.args, ['-jar', join(jars(), 'muster.jar'), 'lsp']);
});

test('without a Java the user is told what was tried', { skip: process.platform === 'win32' }, () => {
    const path = process.env.PATH;
    process.env.PATH = '';
    try {
        assert.throws(
            () => serverCommand(jars(), java('17.0.2'), [], {}, ['/no/such/folder']),
            (failure: unknown) =>
                failure instanceof NoServer &&
                failure.message.includes('is Java 17') &&
                failure.message.includes('/no/such/folder') &&
                failure.message.includes('muster.java.home'),
        );
    } finally {
        process.env.PATH = path;
    }
});

test('a Java is found where systems install it, the newest of them', { skip: process.platform === 'win32' }, () => {
    const path = process.env.PATH;
    java('11.0.1');
    java('21.0.4');
    java('25');
    process.env.PATH = '';
    try {
        const server = serverCommand(jars(), '', [], {}, [join(folder, 'none'), folder]);
        assert.equal(server.command, join(folder, 'java-25', 'bin', 'java'));
    } finally {
        process.env.PATH = path;
    }
});

test('the folders of Linux and macOS are those of the start script of the command line', () => {
    const script = readFileSync(join(__dirname, '../../../cli/src/dist/find-java.sh'), 'utf8');
    for (const platform of ['linux', 'darwin'] as const) {
        for (const each of usualFolders(platform, { HOME: '/home/me' })) {
            const written = each.replace('/home/me', '"${HOME:-}"');
            assert.ok(script.includes(`${written}/*`), written);
        }
    }
    assert.ok(usualFolders('win32', { ProgramFiles: 'D:\\P' }).includes('D:\\P\\Eclipse Adoptium'));
});

test('a server of the user is taken as it is', () => {
    assert.deepEqual(serverCommand('/nowhere', '', ['muster', 'lsp'], {}), { command: 'muster', args: ['lsp'] });
});

test('missing jars are told', () => {
    assert.throws(() => serverCommand(join(folder, 'none'), '', [], {}), /there is no .*muster\.jar/);
});
