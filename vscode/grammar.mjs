// Writes the TextMate grammar. Its keywords are those of the language's own grammar, so that the two never differ.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The words between single quotes in the rules of the Xtext grammar. */
export function keywords() {
    const text = readFileSync(here('../dsl/src/main/java/dev/muster/dsl/Muster.xtext'), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        // Terminals hold the letters of names and texts, no keywords.
        .replace(/terminal[\s\S]*?;\n/g, '');
    const words = [...text.matchAll(/'([a-z][a-z-]+)'/g)].map((each) => each[1]);
    return [...new Set(words)].sort();
}

const opening = new Set([
    'import', 'rulebook', 'army', 'map', 'scenario', 'stand', 'side', 'group', 'general', 'stat', 'order', 'category',
    'weapon', 'trait', 'terrain', 'factor', 'switch', 'number', 'table', 'chapter', 'zone', 'objective', 'victory',
    'history', 'expect', 'plan', 'rule', 'points', 'allow', 'note', 'source', 'briefing', 'legend', 'rows', 'heights', 'place',
]);

// A dash belongs to names, so that must-pursue is no keyword.
const words = (list) => `(?<![\\w^\\u00C0-\\u024F-])(?:${list.join('|')})(?![\\w\\u00C0-\\u024F-])`;

const all = keywords();
const grammar = {
    name: 'Muster',
    scopeName: 'source.muster',
    fileTypes: ['muster'],
    patterns: [
        { include: '#comments' },
        { include: '#drawing' },
        { include: '#text' },
        { include: '#names' },
        { include: '#hexes' },
        { include: '#values' },
        { include: '#keywords' },
    ],
    repository: {
        comments: {
            patterns: [
                { name: 'comment.block.documentation.muster', begin: '/\\*\\*(?!/)', end: '\\*/' },
                { name: 'comment.block.muster', begin: '/\\*', end: '\\*/' },
                { name: 'comment.line.double-slash.muster', match: '//.*$' },
            ],
        },
        drawing: { name: 'string.quoted.triple.muster', begin: '"""', end: '"""' },
        text: {
            name: 'string.quoted.double.muster',
            begin: '"',
            // A forgotten quote costs one line and not the rest of the file.
            end: '"|$',
            patterns: [{ name: 'constant.character.escape.muster', match: '\\\\.' }],
        },
        names: {
            patterns: [
                {
                    match: '(?<![\\w-])(army|map|scenario|rulebook|stand|side|group|general|zone|objective)\\s+(\\^?[\\w\\u00C0-\\u024F][\\w.\\u00C0-\\u024F-]*)',
                    captures: {
                        1: { name: 'keyword.control.muster' },
                        2: { name: 'entity.name.type.muster' },
                    },
                },
            ],
        },
        hexes: { name: 'constant.numeric.hex.muster', match: '(?<![\\w-])\\d{4}(?![\\w])' },
        values: { name: 'constant.numeric.muster', match: '(?<![\\w])[+-]?\\d+(?![\\w])' },
        keywords: {
            patterns: [
                { name: 'keyword.control.muster', match: words(all.filter((word) => opening.has(word))) },
                { name: 'keyword.other.muster', match: words(all.filter((word) => !opening.has(word))) },
            ],
        },
    },
};

mkdirSync(here('syntaxes'), { recursive: true });
writeFileSync(here('syntaxes/muster.tmLanguage.json'), JSON.stringify(grammar, null, 2) + '\n');
