/** Begins a map, or a scenario on one: asks for what it needs in a few steps, and writes a new file. Knows no editor. */

/** A rulebook as the server lists it. */
export interface ListedRulebook {
    readonly name: string;
    readonly label: string;
    /** What the size of a map is counted in. */
    readonly unit: string;
    readonly width: number;
    readonly height: number;
    readonly grounds: { readonly key: string; readonly label: string }[];
}

/** Something that stands in a file of the folder. */
export interface Known {
    readonly name: string;
    readonly kind: 'map' | 'army' | 'stand';
    readonly uri: string;
    readonly line: number;
}

/** A symbol of the workspace, as the server answers it. */
export interface Symbol {
    readonly name: string;
    readonly kind: number;
    readonly location: { readonly uri: string; readonly range: { readonly start: { readonly line: number } } };
}

/** Kinds of symbols of the protocol, by what the server gives them to. */
const KINDS: Record<number, Known['kind']> = { 1: 'map', 5: 'army', 8: 'stand' };

/** What of the symbols of a workspace a scenario can be made of. */
export function knownOf(symbols: readonly Symbol[]): Known[] {
    return symbols.flatMap(({ name, kind, location }) => {
        const known = KINDS[kind];
        return known ? [{ name, kind: known, uri: location.uri, line: location.range.start.line }] : [];
    });
}

export interface Choice {
    readonly label: string;
    readonly description?: string;
    readonly detail?: string;
}

/** How the user is asked; nothing is the answer of who gives up. */
export interface Asker {
    pick<C extends Choice>(question: string, choices: readonly C[]): Promise<C | undefined>;
    /** @param fault says what is wrong with an answer */
    input(question: string, value: string, fault: (answer: string) => string | undefined): Promise<string | undefined>;
    /** A file that is to be, by its address. */
    file(title: string, name: string): Promise<string | undefined>;
    refuse(words: string): void;
}

/** What the server and the disk are asked for. */
export interface Source {
    rulebooks(): Promise<ListedRulebook[] | undefined>;
    known(): Promise<Known[]>;
    begin(kind: string, options: Record<string, unknown>): Promise<{ text: string; refusal: string } | undefined>;
    /** Writes a new file, and shows it. */
    write(uri: string, text: string): Promise<void>;
    exists(uri: string): Promise<boolean>;
}

const SIZE = /^\s*(\d+)\s*[xX\u00d7]\s*(\d+)\s*$/;

/** What is wrong with a size; nothing where it is one. */
export function sizeFault(answer: string): string | undefined {
    return SIZE.test(answer) ? undefined : 'Write the size as two numbers, such as 12x8.';
}

/** A name as it stands in the text, called after what is read: The field of Dreux becomes TheFieldOfDreux. */
export function nameOf(title: string): string {
    const words = title.normalize('NFC').match(/[\p{L}\d]+/gu) ?? [];
    const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
    return /^\p{L}/u.test(name) ? name : `Field${name}`;
}

/** The name of a file for something that is called so. */
export const fileOf = (title: string): string => `${(title.match(/[\p{L}\d]+/gu) ?? ['new']).join('-').toLowerCase()}.muster`;

/** A file as it is imported by another one: with the way there. */
export function importOf(uri: string, from: string): string {
    const parts = (address: string): string[] => decodeURIComponent(new URL(address).pathname).split('/').slice(1);
    const [to, of] = [parts(uri), parts(from)];
    let same = 0;
    while (same < Math.min(to.length, of.length) - 1 && to[same] === of[same]) {
        same++;
    }
    return [...of.slice(same, -1).map(() => '..'), ...to.slice(same)].join('/');
}

const needed = (answer: string): string | undefined => (answer.trim() === '' ? 'Write at least one word.' : undefined);

/** Writes the text that the server begins a file with. */
async function written(asker: Asker, source: Source, kind: string, uri: string, options: Record<string, unknown>): Promise<string | undefined> {
    if (!uri.endsWith('.muster')) {
        asker.refuse('The name of the file ends in .muster. Nothing is written.');
        return undefined;
    }
    if (await source.exists(uri)) {
        asker.refuse('There is a file of this name already; choose another name. Nothing is written.');
        return undefined;
    }
    const begun = await source.begin(kind, { ...options, file: uri });
    if (!begun) {
        return undefined;
    }
    if (begun.refusal !== '') {
        asker.refuse(`${begun.refusal.replace(/\.?$/, '.')} Nothing is written.`);
        return undefined;
    }
    await source.write(uri, begun.text);
    return uri;
}

/** Asks for the game, the size, the ground and the title of a map. Answers its file, or nothing where there is none. */
export async function newMap(asker: Asker, source: Source): Promise<string | undefined> {
    const rulebooks = await source.rulebooks();
    const game = rulebooks && (await asker.pick('By which rules is it played?', rulebooks.map((each) => ({ label: each.label, description: each.name, detail: `A map of ${each.unit === 'hexes' || each.unit === 'boxes' ? each.unit : `an open table, measured in ${each.unit}`}`, each }))));
    if (!game) {
        return undefined;
    }
    const { name: rules, unit, width, height, grounds } = game.each;
    const size = await asker.input(`How large is it, in ${unit}? Width x height`, `${width}x${height}`, sizeFault);
    if (size === undefined) {
        return undefined;
    }
    const ground =
        grounds.length > 1
            ? await asker.pick('What is it all of? You paint the rest on the map.', grounds.map((each) => ({ label: each.label, description: each.key, key: each.key })))
            : { label: '', key: grounds[0]?.key };
    if (!ground) {
        return undefined;
    }
    const title = await asker.input('What is the map called?', 'The field', needed);
    const uri = title && (await asker.file('The file of the map', fileOf(title)));
    if (!title || !uri) {
        return undefined;
    }
    const [, across, along] = SIZE.exec(size)!;
    return written(asker, source, 'map', uri, {
        name: nameOf(title),
        title: title.trim(),
        rules,
        width: Number(across),
        height: Number(along),
        ...(ground.key ? { ground: ground.key } : {}),
    });
}

const last = (uri: string): string => decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1));

/** Asks for the map, the armies and the names of the sides of a scenario. Answers its file, or nothing where there is none. */
export async function newScenario(asker: Asker, source: Source): Promise<string | undefined> {
    const known = await source.known();
    const of = (kind: string): Known[] => known.filter((each) => each.kind === kind);
    if (of('map').length === 0 || of('army').length === 0) {
        const missing = of('map').length === 0 ? 'map: begin one with Muster: New Map' : 'army: import a list, or begin with Muster: New Battle';
        asker.refuse(`The folder has no ${missing}. Open the folder that holds both, so that they are found.`);
        return undefined;
    }
    const picks = (kind: string) => of(kind).map((each) => ({ label: each.name, description: last(each.uri), each }));
    const map = await asker.pick('On which map?', picks('map'));
    const red = map && (await asker.pick('Which army has the first side?', picks('army')));
    const blue = red && (await asker.pick('Which army has the other side?', picks('army')));
    if (!map || !red || !blue) {
        return undefined;
    }
    const title = await asker.input('What is the battle called?', 'Saturday', needed);
    const sides = title && (await asker.input('What are the two sides called?', 'Red, Blue', sidesFault));
    const uri = sides && (await asker.file('The file of the scenario', fileOf(title)));
    if (!title || !sides || !uri) {
        return undefined;
    }
    const [redSide, blueSide] = sides.split(',').map((each) => each.trim());
    const stand = (army: Known): string | undefined => {
        const own = of('stand').filter((each) => each.uri === army.uri && each.name.startsWith(`${army.name}.`));
        own.sort((one, other) => one.line - other.line);
        return own[0]?.name.slice(army.name.length + 1);
    };
    const [redStand, blueStand] = [stand(red.each), stand(blue.each)];
    return written(asker, source, 'scenario', uri, {
        name: nameOf(title),
        title: title.trim(),
        map: map.each.name,
        red: red.each.name,
        blue: blue.each.name,
        redSide,
        blueSide,
        ...(redStand ? { redStand } : {}),
        ...(blueStand ? { blueStand } : {}),
        imports: [...new Set([map, red, blue].map((each) => importOf(each.each.uri, uri)))],
    });
}

/** What is wrong with the names of two sides; nothing where they are some. */
export function sidesFault(answer: string): string | undefined {
    const sides = answer.split(',').map((each) => each.trim());
    return sides.length === 2 && sides.every((each) => /^[\p{L}][\p{L}\d_-]*$/u.test(each)) && sides[0] !== sides[1]
        ? undefined
        : 'Write two different names of one word each, such as Red, Blue.';
}

/** How well the balance of a scenario is to be known: half the width of the interval, as the server reads it. */
export const KNOWN: readonly (Choice & { readonly until: string })[] = [
    { label: 'To 5 points', description: 'such as 54 % \u00b1 5', detail: 'Enough to see that a side has no chance', until: '5%' },
    { label: 'To 3 points', description: 'such as 54 % \u00b1 3', detail: 'Enough for most scenarios', until: '3%' },
    { label: 'To 2 points', description: 'such as 54 % \u00b1 2', detail: 'More than twice the battles of 3 points', until: '2%' },
    { label: 'To 1 point', description: 'such as 54 % \u00b1 1', detail: 'Takes long: nine times the battles of 3 points', until: '1%' },
];
