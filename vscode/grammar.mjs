// Writes the TextMate grammar. Its keywords are those of the language's own grammar, so that the two never differ.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
    'weapon', 'trait', 'terrain', 'factor', 'switch', 'number', 'table', 'chapter', 'ground', 'mark', 'leader', 'zone', 'objective', 'victory',
    'history', 'expect', 'plan', 'rule', 'points', 'allow', 'note', 'source', 'briefing', 'legend', 'rows', 'heights', 'place',
    'area', 'way', 'event',
]);

// A dash belongs to names, so that must-pursue is no keyword.
const words = (list) => `(?<![\\w^\\u00C0-\\u024F-])(?:${list.join('|')})(?![\\w\\u00C0-\\u024F-])`;

/** Places on the boards: hexes 0508, boxes D4 and sides of them C2-C3, points of a table 12.5,3; a name may look like a box. */
const box = '[A-Za-z]{1,2}[1-9]\\d?';
const places = [
    '(?<![\\w-])\\d{4}(?!\\w)(?!\\.\\d|,\\d)',
    '(?<![\\w,-])(?<!\\d\\.)\\d+(?:\\.\\d+)?,\\d+(?:\\.\\d+)?(?![\\w])',
    `(?<![\\w^\\u00C0-\\u024F-])${box}(?:-${box})?(?![\\w\\u00C0-\\u024F-])`,
].join('|');

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
        { include: '#places' },
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
        places: { name: 'constant.numeric.place.muster', match: places },
        values: { name: 'constant.numeric.muster', match: '(?<![\\w])[+-]?\\d+(?:\\.\\d+)?(?![\\w])' },
        keywords: {
            patterns: [
                { name: 'keyword.control.muster', match: words(all.filter((word) => opening.has(word))) },
                { name: 'keyword.other.muster', match: words(all.filter((word) => !opening.has(word))) },
            ],
        },
    },
};

/** The words a line of a position may begin with, as in docs/guide/situations.md; the tests colour every situation there is. */
const beginnings = [
    'situation', 'rules', 'rulebook', 'switch', 'board', 'round', 'limit', 'side', 'line', 'group', 'stand', 'melee', 'objective', 'dice',
    'phase', 'ask',
];

/** The names of a kind of entry in the rulebooks of the rules a situation is played by. */
export function entries(kind) {
    const rules = here('../rules-runtime');
    const libraries = readdirSync(rules, { withFileTypes: true })
        .map((each) => join(rules, each.name, 'src/main/resources/dev/muster/rules', each.name, `${each.name}.muster`))
        .filter(existsSync)
        .map((file) => readFileSync(file, 'utf8'));
    return [...new Set([...libraries.join('\n').matchAll(new RegExp(`^\\s+${kind} ([\\w-]+)`, 'gm'))].map((each) => each[1]))].sort();
}

/** What may be ordered and expected, in the words of docs/guide/situations.md. */
const orders = [
    'acts', 'breaks off', 'bounces', 'attaches', 'charges', 'charge', 'counter', 'declare', 'deploys', 'evades', 'falls back', 'fights',
    'fires', 'fire', 'gives way', 'goes', 'go', 'holds', 'hold', 'joins', 'keeps', 'leave', 'leaves', 'may', 'move', 'moves', 'pursues', 'rallies',
    'rally', 'retreats', 'rides', 'stays', 'stands', 'stops', 'stop', 'supports', 'throws first', 'turns', 'turn', 'waits', 'count',
    'shoots', 'forms', 'tests', 'tries', 'halts', 'withdraws', 'takes', 'hands', 'gives', 'ends', 'faces', 'the melee of', 'the turn of',
    'passes', 'wheels', 'intercepts', 'pivots', 'declares', 'brings', 'converted', 'shows', 'fails', 'breaks',
    'helps', 'help', 'bursts through', 'advances', 'slides', 'extends', 'contracts', 'disengages', 'the group of',
];
const states = [
    'at', 'facing', 'via', 'to', 'on', 'of', 'is', 'not', 'with', 'nobody', 'disordered', 'ordered', 'opportunity', 'watchless', 'destroyed',
    'free', 'moved', 'unmoved', 'dead', 'gone', 'broken', 'wins', 'lost', 'attached', 'general', 'range', 'training', 'breaks', 'well', 'poor',
    'weapon', 'SP', 'contact', 'sideways', 'about', 'together', 'allotment', 'initiative', 'new round', 'the battle is over', 'the battle goes on',
    'hits', 'shaken', 'steady', 'unformed', 'formed', 'momentum', 'hedgehog', 'marker', 'dispersed', 'taken', 'fled', 'forward', 'diagonally',
    'the turn ends', 'boxes',
    'keil', 'tercio', 'threatened flank', 'yes', 'no', 'square', 'now', 'left', 'fortification',
    'when', 'then', 'becomes', 'gains', 'loses', 'visibility', 'scores', 'points', 'routs',
];
const situation = {
    name: 'Muster situation',
    scopeName: 'source.muster-situation',
    fileTypes: ['situation'],
    patterns: [
        { name: 'comment.line.number-sign.muster-situation', match: '#.*$' },
        { name: 'string.quoted.double.muster-situation', match: '"[^"]*("|$)' },
        { name: 'markup.heading.muster-situation', match: '^\\s*(orders|expect)\\s*(?=#|$)' },
        {
            match: '^\\s*(may not:|may:|now:|then log|no log|log|dice)',
            captures: { 1: { name: 'keyword.control.muster-situation' } },
        },
        { name: 'constant.other.rule.muster-situation', match: '(?<![\\w-])(?:[A-Z]{2}-\\d+(?:\\.\\d+)*-\\d+|(?:BG|AR|FR)-D?\\d+)(?![\\w-])' },
        {
            match: `^\\s*(${entries('terrain').join('|')})(?=\\s+(?:\\d{4}|[A-Z]\\d))`,
            captures: { 1: { name: 'keyword.control.muster-situation' } },
        },
        { name: 'variable.parameter.muster-situation', match: words(entries('stat')) },
        {
            match: `^\\s*(side|line|group|stand|objective|(?:no )?event)\\s+([\\w\\u00C0-\\u024F][\\w.\\u00C0-\\u024F-]*)?`,
            captures: {
                1: { name: 'keyword.control.muster-situation' },
                2: { name: 'entity.name.type.muster-situation' },
            },
        },
        {
            match: `^\\s*(${beginnings.join('|')})(?![\\w-])`,
            captures: { 1: { name: 'keyword.control.muster-situation' } },
        },
        { name: 'constant.numeric.place.muster-situation', match: `(?<![\\w-])\\d{4}(-\\d{4})?(?![\\w])|${places}` },
        { name: 'constant.numeric.muster-situation', match: '(?<![\\w-])[+-]?\\d+(?:[*/]\\d+|\\[[+-]\\d+\\])*(?![\\w])' },
        { name: 'constant.language.facing.muster-situation', match: words(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']) },
        { name: 'keyword.other.order.muster-situation', match: words(orders) },
        { name: 'keyword.other.state.muster-situation', match: words([...states, ...entries('mark')]) },
    ],
};

/** Reports of battles: the rounds, who acts, and the rule behind a line. */
const report = {
    name: 'Muster report',
    scopeName: 'text.muster-report',
    patterns: [
        { name: 'markup.heading.muster-report', match: '^Round \\d+' },
        { name: 'markup.bold.muster-report', match: '^  After round .*(?= \\[§)' },
        { name: 'comment.line.rule.muster-report', match: '\\[§[^\\]]*\\]$' },
        { name: 'invalid.deprecated.muster-report', match: '^(Line \\d+: .*|Not as the file says:)' },
        { name: 'constant.numeric.muster-report', match: '(?<![\\w-])[+-]?\\d+(?![\\w-])' },
    ],
};

mkdirSync(here('syntaxes'), { recursive: true });
for (const [name, each] of Object.entries({ muster: grammar, 'muster-situation': situation, 'muster-report': report })) {
    writeFileSync(here(`syntaxes/${name}.tmLanguage.json`), JSON.stringify(each, null, 2) + '\n');
}
