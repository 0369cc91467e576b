import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as oniguruma from 'vscode-oniguruma';
import * as textmate from 'vscode-textmate';

const root = join(__dirname, '..', '..');

async function grammar(): Promise<textmate.IGrammar> {
    const wasm = readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'));
    await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
    const path = join(root, 'syntaxes', 'muster.tmLanguage.json');
    const registry = new textmate.Registry({
        onigLib: Promise.resolve({
            createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
            createOnigString: (text) => new oniguruma.OnigString(text),
        }),
        loadGrammar: async () => textmate.parseRawGrammar(readFileSync(path, 'utf8'), path),
    });
    const loaded = await registry.loadGrammar('source.muster');
    assert.ok(loaded);
    return loaded;
}

const loaded = grammar();

/** The innermost scope of each word of a line. */
async function scopes(line: string): Promise<Record<string, string>> {
    const tokens = (await loaded).tokenizeLine(line, textmate.INITIAL).tokens;
    const found: Record<string, string> = {};
    for (const token of tokens) {
        const word = line.substring(token.startIndex, token.endIndex).trim();
        if (word !== '') {
            found[word] = token.scopes[token.scopes.length - 1];
        }
    }
    return found;
}

test('a stand line', async () => {
    const found = await scopes('stand Swiss "Swiss pikes" Pike B mp 3*2 sp 5/5 weapon pike two-hex-pursuit // old');
    assert.equal(found.stand, 'keyword.control.muster');
    assert.equal(found.Swiss, 'entity.name.type.muster');
    assert.equal(found['Swiss pikes'], 'string.quoted.double.muster');
    assert.equal(found['3'], 'constant.numeric.muster');
    assert.equal(found.weapon, 'keyword.control.muster');
    assert.equal(found['// old'], 'comment.line.double-slash.muster');
    assert.ok(!Object.values(found).some((scope) => scope.startsWith('keyword.other')), 'names are no keywords');
});

test('a stand on the map', async () => {
    const found = await scopes('stand Swiss as Old at 0607 0608 facing N');
    assert.equal(found['0607'], 'constant.numeric.hex.muster');
    assert.equal(found.facing, 'keyword.other.muster');
});

test('a forgotten quote ends with its line', async () => {
    const first = (await loaded).tokenizeLine('army A "Royal', textmate.INITIAL);
    const next = (await loaded).tokenizeLine('training poor', first.ruleStack);
    assert.equal(next.tokens[0].scopes.at(-1), 'keyword.other.muster');
});

test('every keyword of the language is coloured', async () => {
    const text = readFileSync(join(root, '..', 'dsl/src/main/java/dev/muster/dsl/Muster.xtext'), 'utf8');
    const words = [...text.matchAll(/\('?\b|'([a-z]{2,}(?:-[a-z]+)*)'/g)].map((each) => each[1]).filter(Boolean);
    assert.ok(words.length > 60, `keywords: ${words.length}`);
    for (const word of new Set(words)) {
        const scope = (await scopes(`  ${word} `))[word];
        assert.match(String(scope), /^keyword\./, word);
    }
});
