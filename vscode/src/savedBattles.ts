import * as vscode from 'vscode';
import { PlaySaveAnswer } from './mapProtocol';

/** A name with which no file is there has at most this number behind it. */
const MOST = 1000;

/** Writes battles that are played on a map beside the text they are of. What is saved again replaces its own files only. */
export class SavedBattles {
    /** By the name of the first file: the number behind the names. */
    private readonly numbers = new Map<string, number>();

    /** Another battle is played: what it saves has names of its own. */
    begun(): void {
        this.numbers.clear();
    }

    /**
     * Writes the files of a battle.
     *
     * @param text the battle's own file
     * @returns what is said about it
     */
    async save(answer: PlaySaveAnswer, text: vscode.Uri): Promise<{ words: string }> {
        if (answer.refusal !== '') {
            throw new Error(answer.refusal);
        }
        if (text.scheme === 'untitled') {
            throw new Error('Save the battle in a file first; its log is kept beside it.');
        }
        const folder = vscode.Uri.joinPath(text, '..');
        const first = answer.files[0].name;
        const number = this.numbers.get(first) ?? (await this.free(answer, folder));
        this.numbers.set(first, number);
        const names: string[] = [];
        for (const file of answer.files) {
            const name = numbered(file.name, number);
            await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(folder, name), contentOf(file));
            names.push(name);
        }
        return { words: `Saved: ${names.join(', ')}` };
    }

    private async free(answer: PlaySaveAnswer, folder: vscode.Uri): Promise<number> {
        const there = new Set((await vscode.workspace.fs.readDirectory(folder)).map(([name]) => name));
        for (let number = 1; number < MOST; number++) {
            if (answer.files.every((file) => !there.has(numbered(file.name, number)))) {
                return number;
            }
        }
        throw new Error(`There are ${MOST} saved battles of this name already. Move some of them away.`);
    }
}

/** The content of a file: a text, or a picture. */
function contentOf({ text, base64 }: PlaySaveAnswer['files'][number]): Buffer {
    return base64 ? Buffer.from(base64, 'base64') : Buffer.from(text, 'utf8');
}

/** `Dreux-7.jsonl`, then `Dreux-7-2.jsonl`. */
export function numbered(name: string, number: number): string {
    const plain = name.replace(/[^\p{L}\p{N}._-]/gu, '_');
    const dot = plain.indexOf('.');
    return number === 1 ? plain : `${plain.slice(0, dot)}-${number}${plain.slice(dot)}`;
}
