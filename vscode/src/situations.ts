import * as vscode from 'vscode';
import { accepted, shown, text } from './battles';
import { Connection } from './connection';
import { Played } from './protocol';
import { Reports } from './reports';

/** The language of situation files. */
export const SITUATION = 'muster-situation';

/** Registers the command that plays a situation, and shows it above the first line. */
export function registerSituations(context: vscode.ExtensionContext, server: Connection, reports: Reports): void {
    const play = async (address?: string): Promise<void> => {
        const uri = address ?? shown(SITUATION);
        const played = uri && accepted('Play', await server.ask<Played>('muster.play', [uri]));
        if (played) {
            const file = vscode.Uri.parse(uri).path.split('/').at(-1)!;
            const stands = played.named.map((each) => ({ ...each, side: '', group: '', uri }));
            await reports.show(`${file.replace(/\.situation$/, '')}, played`, told(played), { lines: [], sides: [], stands, source: uri });
        }
    };
    context.subscriptions.push(
        vscode.commands.registerCommand('muster.playSituation', (uri?: unknown) =>
            play(uri instanceof vscode.Uri ? uri.toString() : text(uri)),
        ),
        vscode.languages.registerCodeLensProvider(
            { language: SITUATION },
            {
                provideCodeLenses: (document) => [
                    new vscode.CodeLens(document.lineAt(0).range, {
                        title: 'Play',
                        command: 'muster.playSituation',
                        arguments: [document.uri.toString()],
                    }),
                ],
            },
        ),
    );
}

/** What came of a situation, as `muster play` tells it. */
function told(played: Played): string {
    const problems = played.problems.map((each) => (each.line > 0 ? `Line ${each.line}: ` : '') + each.message);
    return [
        played.title,
        played.text.trimEnd(),
        problems.length > 0 ? `Not as the file says:\n${problems.join('\n')}` : `As the file says: ${played.kept}.`,
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
