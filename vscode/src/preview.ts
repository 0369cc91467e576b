import * as vscode from 'vscode';
import { State } from 'vscode-languageclient/node';
import { accepted, shown } from './battles';
import { Connection } from './connection';
import { onPaper } from './paper';
import { Printed } from './protocol';

/** How long the text stays as it is before the page is made anew, in milliseconds. */
const STILL = 400;

/** A page that is shown. */
interface Shown {
    readonly uri: string;
    readonly subject: string;
    readonly panel: vscode.WebviewPanel;
    /** The last page of a text without errors. */
    html: string;
}

/**
 * Shows pages as they will be printed. They follow the text, saved or not; while there is an error in it, the last page
 * stays, and says why.
 */
export class Preview {
    private readonly pages = new Set<Shown>();
    private waiting: NodeJS.Timeout | undefined;
    private asked = 0;

    constructor(
        context: vscode.ExtensionContext,
        private readonly server: Connection,
    ) {
        context.subscriptions.push(
            vscode.commands.registerCommand('muster.preview', () => this.show()),
            vscode.workspace.onDidChangeTextDocument((change) => {
                // also a file that the page's own imports
                if (this.pages.size > 0 && change.document.languageId === 'muster') {
                    clearTimeout(this.waiting);
                    this.waiting = setTimeout(() => void this.follow(), STILL);
                }
            }),
            { dispose: () => clearTimeout(this.waiting) },
        );
    }

    private async show(): Promise<void> {
        const uri = shown('muster');
        const answer = uri && accepted('Preview', await this.server.ask<Printed>('muster.print', [uri]));
        if (!uri || !answer) {
            return;
        }
        const picks = answer.pages.map((page) => ({ label: page.subject, description: page.fileName, page }));
        const pick = picks.length === 1 ? picks[0] : await vscode.window.showQuickPick(picks, { placeHolder: 'Which page?' });
        if (!pick) {
            return;
        }
        const { subject, content } = pick.page;
        const there = [...this.pages].find((each) => each.uri === uri && each.subject === subject);
        const page = there ?? this.open(uri, subject);
        this.fill(page, content, '');
        page.panel.reveal(undefined, true);
    }

    private open(uri: string, subject: string): Shown {
        const panel = vscode.window.createWebviewPanel(
            'muster.page',
            subject,
            { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
            { enableScripts: false, localResourceRoots: [] },
        );
        const page: Shown = { uri, subject, panel, html: '' };
        this.pages.add(page);
        panel.onDidDispose(() => this.pages.delete(page));
        return page;
    }

    private async follow(): Promise<void> {
        const mine = ++this.asked;
        for (const page of [...this.pages]) {
            if (this.server.client?.state !== State.Running || mine !== this.asked) {
                return;
            }
            const answer = await this.server.ask<Printed>('muster.print', [page.uri, page.subject]).catch(() => undefined);
            if (answer && mine === this.asked && this.pages.has(page)) {
                this.fill(page, answer.pages[0]?.content ?? page.html, answer.refusal);
            }
        }
    }

    private fill(page: Shown, html: string, why: string): void {
        page.html = html;
        page.panel.webview.html = onPaper(html, why);
    }
}
