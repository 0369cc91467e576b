import * as vscode from 'vscode';
import { Line, Side, Stand } from './protocol';

const SCHEME = 'muster-battle';
const LANGUAGE = 'muster-report';

/** A report as it is shown. */
interface Report {
    readonly text: string;
    readonly lines: readonly Line[];
    readonly stands: readonly Stand[];
    readonly sides: readonly Side[];
    /** The file whose lines the text names by their numbers; none in a report of a battle. */
    readonly source?: string;
}

/** A report of a battle: its lines, who took part, and the colours of the sides. */
type Battle = Omit<Report, 'text'>;

interface Naming {
    readonly stand: Stand;
    readonly from: number;
    readonly to: number;
}

/** Finds in a line who is named, the longest name first: that of a General may hold that of another. */
function namesOf(stands: readonly Stand[]): (line: string) => Naming[] {
    const byName = new Map(stands.map((each) => [each.name, each]));
    const names = [...byName.keys()]
        .sort((a, b) => b.length - a.length)
        .map((each) => each.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
    const whole = new RegExp(`(?<![\\p{L}\\d_.-])(?:${names.join('|')})(?![\\p{L}\\d_-])`, 'gu');
    return (line) =>
        [...(names.length === 0 ? [] : line.matchAll(whole))].flatMap((found) => {
            const stand = byName.get(found[0]);
            return stand ? [{ stand, from: found.index, to: found.index + found[0].length }] : [];
        });
}

/**
 * Shows reports as read-only documents: folded by round, the stands in the colour of their side, and a way from each
 * stand to where it is deployed.
 */
export class Reports
    implements
        vscode.TextDocumentContentProvider,
        vscode.FoldingRangeProvider,
        vscode.DefinitionProvider,
        vscode.DocumentLinkProvider,
        vscode.DocumentSymbolProvider
{
    private readonly reports = new Map<string, Report>();
    private readonly changed = new vscode.EventEmitter<vscode.Uri>();
    readonly onDidChange = this.changed.event;

    /** By the colours on a light and a dark page, which the server says. */
    private readonly colours = new Map<string, vscode.TextEditorDecorationType>();

    constructor(context: vscode.ExtensionContext) {
        const selector = { scheme: SCHEME };
        context.subscriptions.push(
            this.changed,
            { dispose: () => this.colours.forEach((each) => each.dispose()) },
            vscode.workspace.registerTextDocumentContentProvider(SCHEME, this),
            vscode.languages.registerFoldingRangeProvider(selector, this),
            vscode.languages.registerDefinitionProvider(selector, this),
            vscode.languages.registerDocumentLinkProvider(selector, this),
            vscode.languages.registerDocumentSymbolProvider(selector, this),
            vscode.window.onDidChangeVisibleTextEditors((editors) => editors.forEach((each) => this.colour(each))),
            vscode.workspace.onDidChangeTextDocument((change) =>
                vscode.window.visibleTextEditors
                    .filter((each) => each.document === change.document)
                    .forEach((each) => this.colour(each)),
            ),
            vscode.workspace.onDidCloseTextDocument((document) => this.reports.delete(document.uri.toString())),
        );
    }

    /** Shows a report beside the text; one of the same title takes its place. */
    async show(
        title: string,
        text: string,
        battle: Battle = { lines: [], stands: [], sides: [] },
    ): Promise<vscode.TextEditor> {
        const report = { text, lines: battle.lines, stands: battle.stands, sides: battle.sides, source: battle.source };
        const uri = vscode.Uri.from({ scheme: SCHEME, path: title.replace(/[\\/]/g, '-') });
        this.reports.set(uri.toString(), report);
        this.changed.fire(uri);
        const document = await vscode.workspace.openTextDocument(uri);
        if (document.languageId !== LANGUAGE) {
            await vscode.languages.setTextDocumentLanguage(document, LANGUAGE);
        }
        // Setting the language closes and opens the document, which forgets its report.
        this.reports.set(uri.toString(), report);
        const editor = await vscode.window.showTextDocument(document, {
            viewColumn: vscode.ViewColumn.Beside,
            preserveFocus: true,
            preview: true,
        });
        this.colour(editor);
        if (battle.lines.length > 0) {
            // Who won stands at the end.
            const end = document.lineAt(document.lineCount - 1).range.end;
            editor.revealRange(new vscode.Range(end, end));
        }
        return editor;
    }

    provideTextDocumentContent(uri: vscode.Uri): string {
        return this.reports.get(uri.toString())?.text ?? '';
    }

    provideFoldingRanges(document: vscode.TextDocument): vscode.FoldingRange[] {
        return this.rounds(document).map((each) => new vscode.FoldingRange(each.start.line, each.end.line));
    }

    provideDocumentSymbols(document: vscode.TextDocument): vscode.DocumentSymbol[] {
        return this.rounds(document).map(
            (each) =>
                new vscode.DocumentSymbol(
                    document.lineAt(each.start.line).text.replace(/ \[.*/, ''),
                    '',
                    vscode.SymbolKind.Event,
                    each,
                    document.lineAt(each.start.line).range,
                ),
        );
    }

    provideDefinition(document: vscode.TextDocument, position: vscode.Position): vscode.Location | undefined {
        const stands = this.reports.get(document.uri.toString())?.stands ?? [];
        const here = namesOf(stands)(document.lineAt(position).text).find(
            (each) => each.from <= position.character && position.character <= each.to,
        );
        const stand = here?.stand;
        return stand && stand.uri !== ''
            ? new vscode.Location(vscode.Uri.parse(stand.uri), new vscode.Position(stand.line - 1, stand.column - 1))
            : undefined;
    }

    /** "Line 12: ..." leads to that line of the file. */
    provideDocumentLinks(document: vscode.TextDocument): vscode.DocumentLink[] {
        const source = this.reports.get(document.uri.toString())?.source;
        if (source === undefined) {
            return [];
        }
        return [...document.getText().matchAll(/^Line (\d+)(?=: )/gm)].map((found) => {
            const from = document.positionAt(found.index);
            const link = new vscode.DocumentLink(
                new vscode.Range(from, from.translate(0, found[0].length)),
                vscode.Uri.parse(source).with({ fragment: `L${found[1]}` }),
            );
            link.tooltip = 'Open the line';
            return link;
        });
    }

    /** The lines of each round. */
    private rounds(document: vscode.TextDocument): vscode.Range[] {
        const lines = this.reports.get(document.uri.toString())?.lines ?? [];
        const found: vscode.Range[] = [];
        lines.forEach((line, index) => {
            if (index >= document.lineCount || line.round === 0) {
                return;
            }
            const last = found.at(-1);
            const end = document.lineAt(index).range.end;
            if (last && lines[last.start.line].round === line.round) {
                found[found.length - 1] = new vscode.Range(last.start, end);
            } else {
                found.push(new vscode.Range(new vscode.Position(index, 0), end));
            }
        });
        return found;
    }

    private colour(editor: vscode.TextEditor): void {
        const report = this.reports.get(editor.document.uri.toString());
        if (!report || report.stands.length === 0) {
            return;
        }
        const named = namesOf(report.stands);
        const ranges = new Map<string, vscode.Range[]>(report.sides.map((each) => [each.name, []]));
        for (let line = 0; line < editor.document.lineCount; line++) {
            for (const each of named(editor.document.lineAt(line).text)) {
                ranges.get(each.stand.side)?.push(new vscode.Range(line, each.from, line, each.to));
            }
        }
        report.sides.forEach((each) => editor.setDecorations(this.colourOf(each), ranges.get(each.name) ?? []));
    }

    private colourOf({ light, dark }: Side): vscode.TextEditorDecorationType {
        const key = `${light} ${dark}`;
        let colour = this.colours.get(key);
        if (!colour) {
            colour = vscode.window.createTextEditorDecorationType({ light: { color: light }, dark: { color: dark } });
            this.colours.set(key, colour);
        }
        return colour;
    }
}
