import * as vscode from 'vscode';
import { Connection } from './connection';
import { KNOWN } from './newFiles';
import { Compiled, Fought, Options, Pick, Program } from './protocol';
import { Replay, Replays } from './replays';
import { Reports } from './reports';

const WATCH = 'Watch One...';
const KINDS: Record<Pick['kind'], string> = { CLOSEST: 'Closest', TYPICAL: 'Most typical', UPSET: 'Greatest upset' };

/** Registers the commands that fight the scenario of a lens, or one chosen from the file shown. */
export function registerBattles(
    context: vscode.ExtensionContext,
    server: Connection,
    reports: Reports,
    replays: Replays,
): void {
    /** The last seed of each scenario: the next battle is another one. */
    const seeds = new Map<string, number>();

    /** The last balance, and its battles that are worth watching. */
    let last: { uri: string; scenario: string; options: Options; picks: Pick[] } | undefined;

    const once = async (uri?: string, scenario?: string, options: Options = {}): Promise<void> => {
        const chosen = await scenarioOf(server, uri, scenario);
        if (!chosen) {
            return;
        }
        const key = `${chosen.uri} ${chosen.scenario}`;
        const seed = options.seed ?? (seeds.get(key) ?? 0) + 1;
        // a battle of a balance is none in the row of those that are fought alone
        const next = typeof seed === 'number' ? seed : (seeds.get(key) ?? 0);
        const title = `Test battle: ${chosen.scenario}`;
        const args = [chosen.uri, chosen.scenario, { ...options, seed }];
        const answer = accepted(title, await server.askLong<Fought>(title, 'muster.testBattle', args));
        if (answer) {
            seeds.set(key, next);
            const how = described(options);
            const heading = `${chosen.scenario}, seed ${seed}${how}`;
            const won = answer.battle ? `: ${answer.battle.headline}` : '';
            const report = await reports.show(`${heading}${won}`, answer.text, answer.battle ?? undefined);
            const replay = accepted(title, await server.ask<Replay>('muster.replay', args));
            if (replay) {
                replays.show(chosen.uri, heading, replay, report);
            }
        }
    };

    const often = async (uri?: string, scenario?: string, options: Options = {}): Promise<void> => {
        const chosen = await scenarioOf(server, uri, scenario);
        if (!chosen) {
            return;
        }
        const title = `Balance: ${chosen.scenario}`;
        const battles = options.battles ?? vscode.workspace.getConfiguration('muster').get<number>('balance.battles', 200);
        // until it is known there is no number of battles
        const many = options.until === undefined ? { battles } : {};
        const args = [chosen.uri, chosen.scenario, { seed: 1, ...options, ...many }];
        const answer = accepted(title, await server.askLong<Fought>(title, 'muster.balance', args));
        if (answer) {
            await reports.show(`${chosen.scenario}, balance${described(options)}`, answer.text);
            const picks = answer.balance?.picks ?? [];
            last = { ...chosen, options, picks };
            if (picks.length === 0) {
                return;
            }
            const found = `${chosen.scenario}: ${picks.length} battles of the balance are worth watching.`;
            void vscode.window.showInformationMessage(found, WATCH).then((choice) => (choice === WATCH ? watch() : undefined));
        }
    };

    /** Lets the user choose a battle of the last balance, and shows it. */
    const watch = async (): Promise<void> => {
        if (!last) {
            await often();
            return;
        }
        const { uri, scenario, options, picks } = last;
        if (picks.length === 0) {
            void vscode.window.showInformationMessage(`No battle of the last balance of ${scenario} stands out.`);
            return;
        }
        const pick = await vscode.window.showQuickPick(
            picks.map((each) => ({ label: KINDS[each.kind], detail: each.words, seed: each.seed })),
            { placeHolder: 'Which battle?' },
        );
        if (pick) {
            await once(uri, scenario, { commanders: options.commanders, switches: options.switches, seed: pick.seed });
        }
    };

    const untilKnown = async (): Promise<void> => {
        const chosen = await scenarioOf(server, undefined, undefined);
        const how = chosen && (await vscode.window.showQuickPick(KNOWN, { placeHolder: 'How well is the value of each side to be known? A draw counts half.' }));
        if (chosen && how) {
            await often(chosen.uri, chosen.scenario, { until: how.until });
        }
    };

    const otherwise = async (): Promise<void> => {
        const chosen = await programOf(server);
        const options = chosen && (await optionsFor(chosen));
        if (!chosen || !options) {
            return;
        }
        const name = chosen.program.scenario.name;
        await (options.battles === undefined ? once(chosen.uri, name, options) : often(chosen.uri, name, options));
    };

    context.subscriptions.push(
        vscode.commands.registerCommand('muster.showTestBattle', (uri?: unknown, scenario?: unknown) =>
            once(text(uri), text(scenario)),
        ),
        vscode.commands.registerCommand('muster.showBalance', (uri?: unknown, scenario?: unknown) =>
            often(text(uri), text(scenario)),
        ),
        vscode.commands.registerCommand('muster.balanceUntilKnown', untilKnown),
        vscode.commands.registerCommand('muster.watchPick', watch),
        vscode.commands.registerCommand('muster.fightOtherwise', otherwise),
        vscode.commands.registerCommand('muster.watchBattle', () => replays.reveal() || once()),
        vscode.commands.registerCommand('muster.fightOn', () => replays.fightOn() || once()),
    );
}

/** A menu hands over other things than a lens does. */
export function text(argument: unknown): string | undefined {
    return typeof argument === 'string' ? argument : undefined;
}

/** The answer where there is one; else the user is told why there is none. */
export function accepted<A extends { readonly refusal: string }>(title: string, answer: A | undefined): A | undefined {
    if (answer && answer.refusal !== '') {
        void vscode.window.showErrorMessage(`${title}. ${answer.refusal}`);
        return undefined;
    }
    return answer;
}

function described(options: Options): string {
    const said = [
        ...(options.until === undefined ? [] : [`known to ${options.until}`]),
        ...Object.entries(options.commanders ?? {}).map(([side, commander]) => `${side} ${commander}`),
        ...Object.entries(options.switches ?? {}).map(([key, value]) => `${key} ${value}`),
    ];
    return said.length === 0 ? '' : `, ${said.join(', ')}`;
}

/** The address of the battle that is shown. */
export function shown(language: string): string | undefined {
    const document = vscode.window.activeTextEditor?.document;
    if (document?.languageId === language) {
        return document.uri.toString();
    }
    const what = language === 'muster' ? 'a .muster file' : 'a situation';
    void vscode.window.showInformationMessage(`Open ${what} first.`);
    return undefined;
}

async function scenarioOf(
    server: Connection,
    uri: string | undefined,
    scenario: string | undefined,
): Promise<{ uri: string; scenario: string } | undefined> {
    if (uri !== undefined && scenario !== undefined) {
        return { uri, scenario };
    }
    const chosen = await programOf(server);
    return chosen && { uri: chosen.uri, scenario: chosen.program.scenario.name };
}

/** A scenario of a file, and who may lead in it. */
interface Chosen {
    readonly uri: string;
    readonly program: Program;
    readonly commanders: string[];
}

/** A scenario of the file shown: the only one, or the one the user picks. */
async function programOf(server: Connection): Promise<Chosen | undefined> {
    const uri = shown('muster');
    const compiled = uri && accepted('Muster', await server.ask<Compiled>('muster.compile', [uri]));
    if (!uri || !compiled) {
        return undefined;
    }
    const picks = compiled.programs.map((program) => ({
        label: program.scenario.label || program.scenario.name,
        description: program.scenario.name,
        program,
    }));
    const pick =
        picks.length === 1 ? picks[0] : await vscode.window.showQuickPick(picks, { placeHolder: 'Which scenario?' });
    return pick && { uri, program: pick.program, commanders: compiled.commanders };
}

/** Asks for all that a battle may be fought with other than the scenario says; Escape anywhere ends it. */
async function optionsFor({ program, commanders }: Chosen): Promise<Options | undefined> {
    const options: Options = { commanders: {}, switches: {} };
    for (const side of program.scenario.sides) {
        const written = side.commander?.toLowerCase() ?? 'steady';
        const pick = await vscode.window.showQuickPick(
            [
                { label: 'As the scenario says', description: written, commander: '' },
                ...commanders.map((each) => ({ label: each, description: '', commander: each })),
            ],
            { placeHolder: `Who leads ${side.label || side.name}?` },
        );
        if (!pick) {
            return undefined;
        }
        if (pick.commander !== '') {
            options.commanders![side.name] = pick.commander;
        }
    }
    if (!(await chooseSwitches(program, options.switches!))) {
        return undefined;
    }
    const many = 'Many battles: who wins how often';
    const how = await vscode.window.showQuickPick(['One battle', many], { placeHolder: 'How often?' });
    if (how === undefined) {
        return undefined;
    }
    if (how === many) {
        const battles = await whole('How many battles?', '200', 100_000);
        options.battles = battles;
        return battles === undefined ? undefined : options;
    }
    const seed = await whole('The seed of the dice: the same seed is the same battle.', '1', Number.MAX_SAFE_INTEGER);
    options.seed = seed;
    return seed === undefined ? undefined : options;
}

async function chooseSwitches(program: Program, into: Record<string, string>): Promise<boolean> {
    for (;;) {
        const now = (key: string, usual: string): string => into[key] ?? program.scenario.switches[key] ?? usual;
        const done = { label: '$(check) Go on with these readings', key: '' };
        const picks = program.rulebook.switches.map((each) => ({
            label: each.key,
            detail: each.cite.text + (each.cite.section === '' ? '' : ` [§${each.cite.section}]`),
            description: now(each.key, each.defaultValue) + (each.key in into ? ' (changed)' : ''),
            key: each.key,
        }));
        const edition = picks.filter((each) => each.key === 'edition');
        const others = picks.filter((each) => each.key !== 'edition');
        const pick = await vscode.window.showQuickPick([done, ...edition, ...others], {
            placeHolder: 'Another edition, or another reading of a rule?',
            matchOnDetail: true,
        });
        if (!pick) {
            return false;
        }
        if (pick.key === '') {
            return true;
        }
        const found = program.rulebook.switches.find((each) => each.key === pick.key)!;
        const value = await vscode.window.showQuickPick(found.values, { placeHolder: pick.label });
        if (value !== undefined) {
            into[pick.key] = value;
        }
    }
}

async function whole(prompt: string, value: string, most: number): Promise<number | undefined> {
    const said = await vscode.window.showInputBox({
        prompt,
        value,
        validateInput: (input) =>
            /^\d+$/.test(input.trim()) && Number(input) >= 1 && Number(input) <= most
                ? undefined
                : `A whole number from 1 to ${most}.`,
    });
    return said === undefined ? undefined : Number(said);
}
