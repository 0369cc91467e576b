import { Agreement, Trial } from './protocol';

/** What came of trying something. */
export interface Verdict {
    readonly result: 'passed' | 'failed' | 'open';
    /** For the user; empty where there is nothing to say. */
    readonly message: string;
}

/** An expectation or a history, by what many battles came to. */
export function verdictOf(trial: Trial, agreements: readonly Agreement[], battles: number): Verdict {
    const about = agreements.filter((each) => each.line >= trial.line && each.line <= trial.endLine);
    const said = (all: readonly Agreement[]): string => all.map(found).join('\n');
    const missed = about.filter((each) => each.verdict === 'MISSED');
    if (missed.length > 0) {
        return { result: 'failed', message: said(missed) };
    }
    const open = about.filter((each) => each.verdict === 'OPEN');
    if (open.length > 0) {
        return { result: 'open', message: `${said(open)}\n${battles} battles do not decide it; fight more.` };
    }
    return about.length === 0
        ? { result: 'open', message: 'The battles say nothing about it.' }
        : { result: 'passed', message: said(about) };
}

function found(agreement: Agreement): string {
    const sign = agreement.kind === 'ROUNDS' ? '' : ' %';
    const number = (value: number): string => value.toFixed(1) + sign;
    return `${agreement.says}: ${number(agreement.estimate)} (${number(agreement.low)} to ${number(agreement.high)})`;
}
