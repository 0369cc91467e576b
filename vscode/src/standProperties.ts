/** Shows the values of a stand as a list, and writes what is changed there into the text. Knows no editor. */
import { Choice } from './newFiles';

/** A value as the server lists it. */
export interface Field {
    readonly id: string;
    readonly group: string;
    readonly label: string;
    readonly value: string;
    readonly meaning: string;
    readonly choices: string[];
    readonly change: 'set' | 'rename' | 'fixed';
    readonly uri: string;
    readonly line: number;
    readonly column: number;
}

export interface Properties {
    readonly title: string;
    readonly fields: Field[];
}

/** How the user is asked; nothing is the answer of who gives up. */
export interface Asker {
    pick<C extends Choice>(question: string, choices: readonly C[]): Promise<C | undefined>;
    input(question: string, value: string): Promise<string | undefined>;
    refuse(words: string): void;
}

/** The text at the caret. */
export interface Source {
    /** Nothing where the server does not run. */
    properties(): Promise<Properties | undefined>;
    /** Writes a value; answers why that cannot be, empty if it is written. */
    set(field: Field, value: string): Promise<string>;
    rename(field: Field, name: string): Promise<string>;
}

/** Lets the user change one value of the stand at the caret after the other. */
export async function editProperties(asker: Asker, source: Source): Promise<void> {
    for (;;) {
        const stand = await source.properties();
        if (!stand) {
            return;
        }
        if (stand.fields.length === 0) {
            asker.refuse('Put the cursor at a stand: in the line of an army, or where a scenario deploys it.');
            return;
        }
        const picks = stand.fields.map((field) => ({
            label: field.label,
            description: field.value + (field.change === 'fixed' ? ' (not changed here)' : ''),
            detail: [field.group, field.meaning].filter((each) => each !== '').join(': '),
            field,
        }));
        const pick = await asker.pick(`${stand.title}: which value do you want to change?`, picks);
        if (!pick) {
            return;
        }
        const why = await changed(asker, source, pick.field);
        if (why !== '') {
            asker.refuse(`${pick.field.label}: ${why}`);
        }
    }
}

async function changed(asker: Asker, source: Source, field: Field): Promise<string> {
    if (field.change === 'fixed') {
        return 'This value is not changed here; change it in the text.';
    }
    const question = `${field.label}${field.meaning === '' ? '' : `: ${field.meaning}`}`;
    let value: string | undefined;
    if (field.choices.length > 0) {
        const choices = field.choices.map((each) => ({
            label: each === '' ? 'None' : each,
            description: each === field.value ? 'as it is' : '',
            value: each,
        }));
        value = (await asker.pick(question, choices))?.value;
    } else {
        value = await asker.input(question, field.value);
    }
    if (value === undefined || value === field.value) {
        return '';
    }
    return field.change === 'rename' ? source.rename(field, value) : source.set(field, value);
}
