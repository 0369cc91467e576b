import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { commandLine } from '../src/commandLine';

const root = join(__dirname, '..', '..');
const description = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const contributes = description.contributes;
const sources = readdirSync(join(root, 'src'))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
    .join('\n');

test('every command that is offered is there, and every one that is there is offered', () => {
    const offered: string[] = contributes.commands.map((each: { command: string }) => each.command);
    const registered = [...sources.matchAll(/registerCommand\(\s*'([\w.]+)'/g)].map((each) => each[1]);
    assert.deepEqual([...offered].sort(), [...registered].sort());
    const menus = Object.values(contributes.menus).flat() as { command: string }[];
    for (const each of menus) {
        assert.ok(offered.includes(each.command), each.command);
    }
    for (const step of contributes.walkthroughs[0].steps) {
        const links = [...step.description.matchAll(/command:(muster\.\w+)/g)].map((each) => each[1]);
        for (const each of [...links, ...step.completionEvents.map((event: string) => event.split(':')[1])]) {
            assert.ok(!each.startsWith('muster.') || each === 'muster.running' || offered.includes(each), each);
        }
    }
});

test('the letters of a map have a colour for every look the server knows, in light and in dark', () => {
    const looks = readFileSync(join(root, '../dsl.ide/src/main/java/dev/muster/dsl/ide/highlighting/TerrainTokenModifier.java'), 'utf8');
    const known = /enum TerrainTokenModifier \{([^;]*);/.exec(looks)![1].split(',').map((each) => each.trim().toLowerCase());
    assert.equal(known.length, 8);
    assert.deepEqual(contributes.semanticTokenModifiers.map((each: { id: string }) => each.id), known);
    const themes = contributes.configurationDefaults['editor.semanticTokenColorCustomizations'];
    assert.deepEqual(Object.keys(themes), ['[*Light*]', '[*Dark*]']);
    for (const theme of Object.values(themes) as { rules: Record<string, string> }[]) {
        assert.deepEqual(Object.keys(theme.rules), known.map((each) => `enum.${each}:muster`));
    }
});

test('every file the description names is there', () => {
    const text = JSON.stringify(description);
    const paths = [...text.matchAll(/"(?:\.\/)?((?:icons|snippets|syntaxes|walkthrough)\/[\w.-]+|[\w-]+-configuration\.json)"/g)];
    assert.ok(paths.length > 15, `${paths.length}`);
    for (const [, path] of paths) {
        assert.ok(existsSync(join(root, path)), path);
    }
});

/** The parts of a line by the problem matcher of this name. */
function matched(name: string, line: string): Record<string, string> | null {
    const { pattern } = contributes.problemMatchers.find((each: { name: string }) => each.name === name);
    const found = new RegExp(pattern.regexp).exec(line);
    return (
        found &&
        Object.fromEntries(
            ['file', 'line', 'column', 'severity', 'code', 'message']
                .filter((part) => pattern[part] !== undefined)
                .map((part) => [part, found[pattern[part]]]),
        )
    ) as Record<string, string> | null;
}

test('the problem matchers read what the command line says, on every system', () => {
    assert.deepEqual(matched('muster', "C:\\battles\\dreux.muster:79:19: error V-119: the army of this side has no stand 'Swis' [§1.1]"), {
        file: 'C:\\battles\\dreux.muster',
        line: '79',
        column: '19',
        severity: 'error',
        code: 'V-119',
        message: "the army of this side has no stand 'Swis' [§1.1]",
    });
    assert.equal(matched('muster', '1 error, 0 warnings'), null);
    assert.deepEqual(matched('muster-play', 'muster: a/b.situation:7: stand Foot-1 needs a hex'), {
        file: 'a/b.situation',
        line: '7',
        message: 'stand Foot-1 needs a hex',
    });
});

test('the command line is the server with another word', () => {
    assert.deepEqual(commandLine({ command: 'java', args: ['-jar', 'C:\\a b\\muster.jar', 'lsp'] }, ['check', '.']), {
        command: 'java',
        args: ['-jar', 'C:\\a b\\muster.jar', 'check', '.'],
    });
    assert.deepEqual(commandLine({ command: 'muster', args: ['lsp'] }, ['new', 'a']).args, ['new', 'a']);
    assert.deepEqual(commandLine({ command: 'muster', args: [] }, ['new', 'a']).args, ['new', 'a']);
});
