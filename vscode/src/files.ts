import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import * as vscode from 'vscode';
import { State } from 'vscode-languageclient/node';
import { accepted, shown } from './battles';
import { commandLine, run } from './commandLine';
import { Connection } from './connection';
import { Asker, ListedRulebook, Source, Symbol, knownOf, newMap, newScenario } from './newFiles';
import { Offered, Printable, Printed } from './protocol';

/** Registers what makes files: printed pages, a new battle, an imported army list. */
export function registerFiles(context: vscode.ExtensionContext, server: Connection): void {
    const log = vscode.window.createOutputChannel('Muster import');
    context.subscriptions.push(
        log,
        vscode.commands.registerCommand('muster.printPages', () => print(server)),
        vscode.commands.registerCommand('muster.newBattle', () => create(server)),
        vscode.commands.registerCommand('muster.newMap', () => begun(server, newMap)),
        vscode.commands.registerCommand('muster.newScenario', () => begun(server, newScenario)),
        vscode.commands.registerCommand('muster.importArmyList', () => importList(server, log)),
    );
}

/** What is written for the table, and as what: as the server tells what there is. */
async function wanted(all: Printable): Promise<{ summaries: string[]; format: string } | undefined> {
    const formats = all.formats.map((each) => ({ label: each.label, description: each.ending, key: each.key }));
    const format = await vscode.window.showQuickPick(formats, { placeHolder: 'Written as what?' });
    if (!format) {
        return undefined;
    }
    const there = all.summaries.filter((each) => each.formats.includes(format.key));
    const anyUsual = there.some((each) => each.usual);
    const picks = there.map((each) => ({
        label: each.title,
        description: each.kind,
        id: each.id,
        picked: each.usual || !anyUsual,
    }));
    const picked = picks.length === 1 ? picks : await vscode.window.showQuickPick(picks, { canPickMany: true, placeHolder: 'What is written?' });
    return picked?.length ? { summaries: picked.map((each) => each.id), format: format.key } : undefined;
}

/** Writes what is chosen of the file shown into a folder. */
async function print(server: Connection): Promise<void> {
    const name = shown('muster');
    const all = name && accepted('Print', await server.ask<Printable>('muster.summaries', [name]));
    const wish = all && (await wanted(all));
    if (!name || !wish) {
        return;
    }
    const uri = vscode.Uri.parse(name);
    const near = uri.scheme === 'file' ? vscode.Uri.file(dirname(uri.fsPath)) : undefined;
    const chosen = await vscode.window.showOpenDialog({
        canSelectFiles: false,
        canSelectFolders: true,
        defaultUri: near,
        openLabel: 'Print here',
        title: 'A folder for the pages',
    });
    const answer = chosen && accepted('Print', await server.ask<Printed>('muster.print', [name, wish]));
    if (!chosen || !answer) {
        return;
    }
    const folder = vscode.Uri.joinPath(chosen[0], `${basename(uri.path).replace(/\.muster$/, '')}-pages`);
    await vscode.workspace.fs.createDirectory(folder);
    for (const page of answer.pages) {
        await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(folder, page.fileName), Buffer.from(page.content, page.binary ? 'base64' : 'utf8'));
    }
    const files = answer.pages.length === 1 ? '1 file is' : `${answer.pages.length} files are`;
    const said = await vscode.window.showInformationMessage(`${files} in ${folder.fsPath}.`, 'Open');
    if (said) {
        await vscode.env.openExternal(vscode.Uri.joinPath(folder, answer.pages[answer.pages.length - 1].fileName));
    }
}

/** Makes a folder with an example to begin with. */
async function create(server: Connection): Promise<void> {
    const all = accepted('New battle', await server.ask<Offered>('muster.examples', []));
    const picks = all?.examples.map((each) => ({ label: each.title, name: each.name }));
    const pick = picks && (await vscode.window.showQuickPick(picks, { placeHolder: 'What do you want to begin with?' }));
    const offered = pick && accepted('New battle', await server.ask<Offered>('muster.examples', [pick.name]));
    if (!offered) {
        return;
    }
    const example = offered.examples[0];
    const name = await vscode.window.showInputBox({
        prompt: 'A name for the folder of the battle.',
        value: example.name.startsWith('start') ? 'saturday' : example.name,
        validateInput: (input) => (folderName(input) ? undefined : 'Letters, digits, dashes and blanks.'),
    });
    if (name === undefined) {
        return;
    }
    const chosen = await vscode.window.showOpenDialog({
        canSelectFiles: false,
        canSelectFolders: true,
        defaultUri: vscode.workspace.workspaceFolders?.[0]?.uri,
        openLabel: 'Make it here',
        title: `Where is the folder ${name} to be?`,
    });
    if (!chosen) {
        return;
    }
    const folder = vscode.Uri.joinPath(chosen[0], name.trim());
    if (await exists(folder)) {
        void vscode.window.showErrorMessage(`${folder.fsPath} is there already; choose another name. Nothing is written.`);
        return;
    }
    await vscode.workspace.fs.createDirectory(folder);
    for (const [file, content] of Object.entries(example.files)) {
        await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(folder, file), Buffer.from(content, 'utf8'));
    }
    await vscode.window.showTextDocument(vscode.Uri.joinPath(folder, example.first));
    if (!vscode.workspace.getWorkspaceFolder(folder)) {
        const open = 'Open Folder';
        const said = await vscode.window.showInformationMessage(
            `The battle is in ${folder.fsPath}. Open the folder, so that all its files are checked together.`,
            open,
        );
        if (said === open) {
            await vscode.commands.executeCommand('vscode.openFolder', folder);
        }
    }
}

/** Begins a file, and shows it with its map beside it. */
async function begun(server: Connection, how: (asker: Asker, source: Source) => Promise<string | undefined>): Promise<void> {
    if (await how(asker(), sourceOf(server))) {
        await vscode.commands.executeCommand('muster.openMap');
    }
}

function asker(): Asker {
    return {
        pick: async (question, choices) => vscode.window.showQuickPick(choices, { placeHolder: question, matchOnDescription: true, matchOnDetail: true }),
        input: async (prompt, value, fault) => vscode.window.showInputBox({ prompt, value, validateInput: fault }),
        file: async (title, name) => {
            const near = vscode.window.activeTextEditor?.document.uri;
            const folder = near?.scheme === 'file' ? vscode.Uri.joinPath(near, '..') : vscode.workspace.workspaceFolders?.[0]?.uri;
            const chosen = await vscode.window.showSaveDialog({
                title,
                defaultUri: folder && vscode.Uri.joinPath(folder, name),
                filters: { Muster: ['muster'] },
            });
            return chosen?.toString();
        },
        refuse: (words) => void vscode.window.showErrorMessage(words),
    };
}

function sourceOf(server: Connection): Source {
    return {
        rulebooks: async () => (await server.ask<{ rulebooks: ListedRulebook[] }>('muster.rulebooks', []))?.rulebooks,
        known: async () => {
            const { client } = server;
            return client?.state === State.Running ? knownOf(await client.sendRequest<Symbol[]>('workspace/symbol', { query: '' })) : [];
        },
        begin: async (kind, options) => server.ask<{ text: string; refusal: string }>('muster.begin', [kind, options]),
        write: async (uri, text) => {
            const file = vscode.Uri.parse(uri);
            await vscode.workspace.fs.writeFile(file, Buffer.from(text, 'utf8'));
            await vscode.window.showTextDocument(file);
        },
        exists: async (uri) => exists(vscode.Uri.parse(uri)),
    };
}

/** A name that is one on every system. */
export function folderName(name: string): boolean {
    return (
        /^[\p{L}\d](?:[\p{L}\d _.-]*[\p{L}\d])?$/u.test(name.trim()) &&
        !/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i.test(name.trim())
    );
}

async function exists(uri: vscode.Uri): Promise<boolean> {
    try {
        await vscode.workspace.fs.stat(uri);
        return true;
    } catch {
        return false;
    }
}

/** Turns an army list table, from a file or the clipboard, into a new .muster file. */
async function importList(server: Connection, log: vscode.OutputChannel): Promise<void> {
    if (!server.server) {
        server.missing();
        return;
    }
    const file = { label: 'A file', description: 'such as .csv, .tsv or .txt' };
    const copied = { label: 'The clipboard', description: 'a table copied from a page or a spreadsheet' };
    const from = await vscode.window.showQuickPick([file, copied], { placeHolder: 'Where is the army list?' });
    if (!from) {
        return;
    }
    if (from === file) {
        const chosen = await vscode.window.showOpenDialog({ openLabel: 'Import', title: 'An army list as a table' });
        if (chosen) {
            await importFile(server, log, chosen[0].fsPath);
        }
        return;
    }
    const folder = await mkdtemp(join(tmpdir(), 'muster-import-'));
    try {
        const path = join(folder, 'army.txt');
        await writeFile(path, await vscode.env.clipboard.readText(), 'utf8');
        await importFile(server, log, path);
    } finally {
        await rm(folder, { recursive: true, force: true });
    }
}

async function importFile(server: Connection, log: vscode.OutputChannel, path: string): Promise<void> {
    const said = await run(commandLine(server.server!, ['import', path]), dirname(path));
    if (said.err.trim() !== '') {
        log.clear();
        log.append(said.err.split(path).join(basename(path)));
        log.show(true);
    }
    if (said.out.trim() === '') {
        void vscode.window.showErrorMessage('Nothing was imported. See Output for the reason.');
        return;
    }
    const document = await vscode.workspace.openTextDocument({ language: 'muster', content: said.out });
    await vscode.window.showTextDocument(document);
    if (said.exit !== 0) {
        void vscode.window.showWarningMessage('Lines that could not be read are in the text as comments. See Output for the reasons.');
    }
}
