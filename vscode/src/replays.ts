import * as vscode from 'vscode';
import { Maps } from './maps';

/** A battle as the server writes it to watch. */
export interface Replay {
    readonly title: string;
    readonly html: string;
    readonly refusal: string;
}

/** Shows the replay of the last test battle in one panel: over the map where one is open, else behind the report. */
export class Replays {
    private panel: vscode.WebviewPanel | undefined;
    private last: { uri: string; html: string } | undefined;

    constructor(private readonly maps: () => Maps | undefined) {}

    /**
     * @param uri the text of the battle
     * @param heading what was fought
     * @param report the editor of the report, which stays in front where there is no map
     */
    show(uri: string, heading: string, replay: Replay, report: vscode.TextEditor | undefined): void {
        this.last = { uri, html: replay.html };
        const column = this.maps()?.column;
        if (!this.panel) {
            const where = { viewColumn: column ?? vscode.ViewColumn.Beside, preserveFocus: true };
            this.panel = vscode.window.createWebviewPanel('muster.replay', heading, where, { enableScripts: true });
            this.panel.onDidDispose(() => {
                this.panel = undefined;
            });
        }
        this.panel.title = `Replay: ${heading}`;
        // the page brings its own policy: its script by its hash, no network, nothing else
        this.panel.webview.html = replay.html;
        if (column !== undefined) {
            this.panel.reveal(column, true);
        } else if (report) {
            void vscode.window.showTextDocument(report.document, { viewColumn: report.viewColumn, preserveFocus: true, preview: true });
        }
    }

    /** Opens the last battle on the map of its text, where it can be noted, saved and fought on. */
    fightOn(): boolean {
        if (this.last) {
            // the page has the log of the battle
            this.maps()?.fightOn(this.last.uri, this.last.html);
        }
        return this.last !== undefined;
    }

    /** Brings the last replay to the front. */
    reveal(): boolean {
        this.panel?.reveal(undefined, false);
        return this.panel !== undefined;
    }
}
