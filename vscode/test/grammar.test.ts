import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as oniguruma from 'vscode-oniguruma';
import * as textmate from 'vscode-textmate';

const root = join(__dirname, '..', '..');

async function grammars(): Promise<(scope: string) => Promise<textmate.IGrammar>> {
    const wasm = readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'));
    await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
    const registry = new textmate.Registry({
        onigLib: Promise.resolve({
            createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
            createOnigString: (text) => new oniguruma.OnigString(text),
        }),
        loadGrammar: async (scope) => {
            const path = join(root, 'syntaxes', `${scope.replace(/^\w+\./, '')}.tmLanguage.json`);
            return textmate.parseRawGrammar(readFileSync(path, 'utf8'), path);
        },
    });
    return async (scope) => {
        const grammar = await registry.loadGrammar(scope);
        assert.ok(grammar);
        return grammar;
    };
}

const all = grammars();
const loaded = all.then((load) => load('source.muster'));

/** The innermost scope of each word of a line. */
async function scopes(line: string, language = 'source.muster'): Promise<Record<string, string>> {
    const tokens = (await (await all)(language)).tokenizeLine(line, textmate.INITIAL).tokens;
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
    assert.equal(found['0607'], 'constant.numeric.place.muster');
    assert.equal(found.facing, 'keyword.other.muster');
});

test('places of every board', async () => {
    const boxes = await scopes('stand Pikes as Block at D4 C2-C3 facing N');
    assert.equal(boxes.D4, 'constant.numeric.place.muster');
    assert.equal(boxes['C2-C3'], 'constant.numeric.place.muster');
    assert.equal(boxes.Block, 'source.muster');
    const table = await scopes('stand Riders 3 abreast from 12.5,3 facing 200.5');
    assert.equal(table['12.5,3'], 'constant.numeric.place.muster');
    assert.equal(table['200.5'], 'constant.numeric.muster');
    assert.equal(table.abreast, 'keyword.other.muster');
    const range = await scopes('zone Camp at 20,2..28,6 0101..0203 A1..F1');
    for (const place of ['20,2', '28,6', '0101', '0203', 'A1', 'F1']) {
        assert.equal(range[place], 'constant.numeric.place.muster', place);
    }
    const named = await scopes('stand H1 at 0101 x2 2h');
    assert.equal(named.H1, 'entity.name.type.muster');
    const size = await scopes('map Plain 30 x 20.5 UD {');
    assert.equal(size['20.5'], 'constant.numeric.muster');
});

test('what begins a line of a map or a rulebook', async () => {
    for (const [line, word] of [
        ['    way road along 0101 0102', 'way'],
        ['    area wood "Grove" from 1,2 to 3,4', 'area'],
        ['    ground boxes', 'ground'],
        ['    mark hits valued', 'mark'],
        ['    leader gifted +1', 'leader'],
    ]) {
        assert.equal((await scopes(line))[word], 'keyword.control.muster', line);
    }
    const marked = await scopes('stand Pikes at D4 facing N marked shaken, hits 2');
    assert.equal(marked.marked, 'keyword.other.muster');
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

const SITUATION = 'source.muster-situation';

test('a stand of a situation', async () => {
    const found = await scopes('stand Foot-1 of Blue.Left is Foot at 0605 facing S lost 1 # tired', SITUATION);
    assert.equal(found.stand, 'keyword.control.muster-situation');
    assert.equal(found['Foot-1'], 'entity.name.type.muster-situation');
    assert.equal(found['0605'], 'constant.numeric.place.muster-situation');
    assert.equal(found.facing, 'keyword.other.state.muster-situation');
    assert.equal(found.S, 'constant.language.facing.muster-situation');
    assert.equal(found['# tired'], 'comment.line.number-sign.muster-situation');
});

test('a list line, the ground and the rules of a situation', async () => {
    const line = await scopes('line Foot PikeAndShot C mp 1 2h -2 bp 3', SITUATION);
    assert.equal(line['2h'], 'variable.parameter.muster-situation');
    assert.equal(line['-2'], 'constant.numeric.muster-situation');
    assert.equal((await scopes('woods 0505 0506', SITUATION)).woods, 'keyword.control.muster-situation');
    const rules = await scopes('rules SN-4.2-01 SN-4.2-05', SITUATION);
    assert.equal(rules.rules, 'keyword.control.muster-situation');
    assert.equal(rules['SN-4.2-05'], 'constant.other.rule.muster-situation');
});

test('an order, a question about one, and the parts of a situation', async () => {
    assert.equal((await scopes('may not: Foot-1 charges Horse-2', SITUATION))['may not:'], 'keyword.control.muster-situation');
    assert.equal((await scopes('Foot-1 charges Horse-2', SITUATION)).charges, 'keyword.other.order.muster-situation');
    assert.equal((await scopes('orders', SITUATION)).orders, 'markup.heading.muster-situation');
    const name = await scopes('Charge-at moves to 0507', SITUATION);
    assert.ok(!Object.entries(name).some(([word, scope]) => /^(Charge|at)$/.test(word) && scope !== SITUATION));
});

test('every line of the situations that hold the rules has a word that is coloured', async () => {
    const rules = join(root, '..', 'rules-runtime');
    const language = await (await all)(SITUATION);
    let lines = 0;
    for (const entry of readdirSync(rules, { recursive: true, encoding: 'utf8' })) {
        // The toy game is played by tests alone, so the extension does not know its words.
        if (!/src.test.resources.*\.situation$/.test(entry) || /^toy\b/.test(entry)) {
            continue;
        }
        for (const line of readFileSync(join(rules, entry), 'utf8').split(/\r?\n/)) {
            const bare = line.replace(/#.*/, '').trim();
            const word = /^(then log|no log|log) /.test(bare) || bare === '';
            const tokens = language.tokenizeLine(line, textmate.INITIAL).tokens;
            lines++;
            assert.ok(word || tokens.some((each) => each.scopes.length > 1), `${entry}: ${line}`);
        }
    }
    assert.ok(lines > 1000, `${lines}`);
});

test('a report has its rounds and rules', async () => {
    assert.equal((await scopes('Round 3 [§1.4]', 'text.muster-report'))['Round 3'], 'markup.heading.muster-report');
    assert.equal((await scopes('    Swiss-1 turns [§4.2]', 'text.muster-report'))['[§4.2]'], 'comment.line.rule.muster-report');
});
