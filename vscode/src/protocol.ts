/** What the language server answers to the commands of docs/language-server.md. */

export interface Line {
    readonly text: string;
    readonly round: number;
    readonly side: string;
    readonly stand: string;
    readonly section: string;
}

export interface Stand {
    readonly name: string;
    readonly side: string;
    readonly group: string;
    readonly uri: string;
    readonly line: number;
    readonly column: number;
}

/** A side, with its colour on a light and on a dark page. */
export interface Side {
    readonly name: string;
    readonly light: string;
    readonly dark: string;
}

export interface Agreement {
    readonly says: string;
    readonly verdict: 'MET' | 'MISSED' | 'OPEN';
    readonly kind: 'SHARE' | 'BREAK_POINTS' | 'STRENGTH' | 'ROUNDS';
    readonly estimate: number;
    readonly low: number;
    readonly high: number;
    readonly line: number;
}

/** The result of a line under expect, or of the history. */
export interface TestedLine {
    readonly line: number;
    readonly result: 'PASSED' | 'FAILED' | 'OPEN';
    /** What was found, for the user. */
    readonly message: string;
}

/** A battle of a balance that is worth watching. */
export interface Pick {
    readonly kind: 'CLOSEST' | 'TYPICAL' | 'UPSET';
    readonly battle: number;
    /** As text, because a number so long would be rounded. */
    readonly seed: string;
    /** Why it is worth it, and how it ended. */
    readonly words: string;
}

/** What a search for small edits has found. */
export interface Tuned {
    readonly text: string;
    readonly refusal: string;
    readonly found?: { readonly proposals: { readonly met: boolean }[] };
}

export interface Fought {
    readonly text: string;
    readonly refusal: string;
    readonly battle: {
        readonly seed: number;
        /** Who won, and in how many rounds. */
        readonly headline: string;
        readonly lines: Line[];
        readonly stands: Stand[];
        readonly sides: Side[];
    } | null;
    readonly balance: { readonly agreements: Agreement[]; readonly picks: Pick[] } | null;
    /** What came of each thing the scenario says; only of a test. */
    readonly tested?: TestedLine[];
}

/** A reading of the rules that can be changed. */
export interface Switch {
    readonly key: string;
    readonly defaultValue: string;
    readonly values: string[];
    readonly cite: { readonly section: string; readonly text: string };
}

export interface Program {
    readonly rulebook: {
        readonly name: string;
        readonly switches: Switch[];
    };
    readonly scenario: {
        readonly name: string;
        readonly label: string;
        readonly switches: Record<string, string>;
        readonly sides: { readonly name: string; readonly label: string; readonly commander: string | null }[];
    };
}

export interface Compiled {
    readonly programs: Program[];
    /** Who may lead a side. */
    readonly commanders: string[];
    readonly refusal: string;
}

export interface Problem {
    readonly line: number;
    readonly from: number;
    readonly to: number;
    readonly message: string;
}

export interface Played {
    readonly title: string;
    readonly text: string;
    readonly kept: string;
    readonly problems: Problem[];
    readonly named: Named[];
    readonly refusal: string;
}

/** A stand or a General of a situation, and where its text declares it. */
export interface Named {
    readonly name: string;
    readonly line: number;
    readonly column: number;
}

export interface Page {
    readonly subject: string;
    readonly fileName: string;
    readonly binary: boolean;
    readonly content: string;
}

/** What can be made for the table. */
export interface Printable {
    readonly summaries: {
        readonly id: string;
        readonly kind: string;
        readonly title: string;
        readonly usual: boolean;
        readonly formats: string[];
    }[];
    readonly formats: { readonly key: string; readonly label: string; readonly ending: string }[];
    readonly refusal: string;
}

export interface Printed {
    readonly pages: Page[];
    readonly refusal: string;
}

export interface Trial {
    readonly kind: 'SCENARIO' | 'EXPECT' | 'HISTORY' | 'SITUATION';
    readonly label: string;
    readonly scenario: string;
    readonly line: number;
    readonly endLine: number;
}

export interface Trials {
    readonly trials: Trial[];
}

export interface Example {
    readonly name: string;
    readonly title: string;
    readonly first: string;
    readonly files: Record<string, string>;
}

export interface Offered {
    readonly examples: Example[];
    readonly refusal: string;
}

/** How a scenario is to be fought. */
export interface Options {
    seed?: number | string;
    battles?: number;
    /** How well the value of a side is to be known, such as 3%; then there is no number of battles. */
    until?: string;
    commanders?: Record<string, string>;
    switches?: Record<string, string>;
}
