/**
 * A battle that is played on the map. The server knows the rules, asks and answers; here its question is shown on the field, and
 * what the user chooses there goes back.
 */
import { BattlePanel } from './battle.js';
import { changed } from './model.js';

/** A menu on the field has so many answers; more are in the list. */
const SHORT = 12;

/** A free place of a table means an answer whose place is at most so many measures away. */
const NEAR = 0.75;

const byId = (id) => document.getElementById(id);

export class Play {
    /** @param page the page of the map */
    constructor(page) {
        this.page = page;
        this.moments = [];
        this.filter = '';
        this.busy = Promise.resolve();
        this.panel = new BattlePanel(byId('battle'), this);
    }

    /** Whether a battle is played, and the map shows it and not the text. */
    get on() {
        return this.state !== undefined;
    }

    /** Whether the battle is over, and the page has nothing else to show. */
    get watches() {
        return this.page.host.watches === true;
    }

    /** The scenario in the text is another one: who may lead it. */
    scene(scene) {
        if (!this.on) {
            this.panel.start(scene);
        }
    }

    /** The name of the battle at the server: it stays the same when the page is loaded anew. */
    get view() {
        this.page.state.battle ??= `battle-${window.crypto.randomUUID()}`;
        return this.page.state.battle;
    }

    /** Begins a battle of the scenario, or goes on from a log or from this battle. */
    begin(params) {
        return this.send('play', { scenario: this.on ? null : (this.page.scene?.scenario ?? null), position: this.page.caret ?? null, ...params });
    }

    step(kind, values = {}) {
        return this.send('playStep', { kind, ...values });
    }

    /** One thing after the other: each is an answer to what the last has shown. */
    send(method, params) {
        this.waiting(true);
        this.busy = this.busy
            .catch(() => {})
            .then(() => this.page.host.ask(method, { ...params, view: this.view }))
            .catch((failure) => ({ refusal: failure.message }))
            .then((answer) => {
                this.waiting(false);
                this.take(answer ?? { refusal: 'There was no answer.' });
                return answer;
            });
        return this.busy;
    }

    waiting(on) {
        this.page.surface.setAttribute('aria-busy', String(on));
        document.body.classList.toggle('thinking', on);
    }

    take(answer) {
        const { page } = this;
        page.speech.calm();
        const scene = answer.scene ?? (answer.change ? changed(page.scene, answer.change) : undefined);
        if (answer.battle) {
            const fresh = answer.scene !== null && answer.scene !== undefined;
            this.moments = fresh ? [...answer.battle.moments] : [...this.moments.slice(0, answer.battle.known), ...answer.battle.moments];
            const other = answer.battle.question?.number !== this.state?.question?.number || fresh;
            this.news = this.watches ? this.moments.length : fresh ? 0 : answer.battle.known;
            this.state = answer.battle;
            page.state.playing = true;
            if (other) {
                this.filter = '';
            }
        }
        if (scene) {
            page.show(scene);
        } else if (answer.change) {
            this.send('playStep', { kind: 'whole' });
        }
        if (answer.battle) {
            byId('playing').hidden = false;
            byId('playing-round').textContent = this.heading();
            this.panel.show();
            this.mark();
            this.tell();
            page.keep();
            document.documentElement.dataset.played = `${this.state.question?.number ?? 'none'}/${this.state.shown}/${this.moments.length}`;
        }
        if (answer.refusal) {
            page.speech.refuse(answer.refusal);
        } else if (answer.words) {
            this.panel.say(answer.words);
            page.speech.say(answer.words);
        }
    }

    heading() {
        const round = this.state.shown < this.moments.length - 1 ? (this.moments[this.state.shown]?.round ?? 0) : this.state.round;
        return round > 0 ? `Battle, round ${round}` : 'Battle';
    }

    /** What has happened and what is asked, for who does not see it. */
    tell() {
        const { state, moments } = this;
        if (state.shown < moments.length - 1) {
            this.page.speech.say((moments[state.shown]?.lines ?? ['The beginning']).join('. '));
            return;
        }
        const lines = moments.slice(Math.max(this.news, moments.length - 3)).flatMap((moment) => moment.lines);
        this.page.speech.say([...lines, state.question?.heading ?? state.outcome].filter(Boolean).join('. '));
    }

    // the question on the field

    /** All answers with their groups, those that the words in the field for orders leave. */
    answers() {
        const words = this.filter.trim().toLowerCase().split(/\s+/).filter(Boolean);
        const fits = (answer) => {
            const own = answer.label.toLowerCase().split(/\s+/);
            return words.every((word, at) => (at === words.length - 1 ? own.some((each) => each.startsWith(word)) : own.includes(word)));
        };
        const groups = (this.state?.question?.groups ?? []).map((group) => ({ ...group, answers: group.answers.filter(fits) }));
        return groups.filter((group) => group.answers.length > 0);
    }

    narrow(text) {
        this.filter = text;
        this.mark();
    }

    /** Places and things that answers name, on the field. */
    mark() {
        const { view } = this.page;
        if (!this.on || !view.model) {
            return;
        }
        const answers = this.answers().flatMap((group) => group.answers);
        view.tints({ allowed: [...new Set(answers.map((answer) => answer.place).filter(Boolean))] });
        const items = new Set(answers.flatMap((answer) => answer.items).filter((id) => view.model.item(id)));
        view.pieces.mark('offered', [...items]);
        const about = (this.state.question?.items ?? []).filter((id) => view.model.item(id));
        const moment = this.moments[this.state.shown];
        const shown = this.state.question ? about : (moment?.items ?? []).filter((id) => view.model.item(id));
        view.glow(shown, []);
        view.reveal(shown.map((id) => view.model.item(id)));
    }

    /** The answers that a place and the things there mean; a thing goes before its place. */
    meant(place, items) {
        const answers = this.answers().flatMap((group) => group.answers);
        const ids = new Set(items.map((item) => item.id));
        const named = answers.filter((answer) => answer.items.some((id) => ids.has(id)));
        return named.length > 0 ? named : answers.filter((answer) => answer.place && this.isAt(answer.place, place));
    }

    isAt(wanted, place) {
        if (place === undefined || wanted === place) {
            return wanted === place;
        }
        const { board } = this.page.scene;
        const { places } = this.page.view.model;
        if (!board.table) {
            return false;
        }
        const [a, b] = [places.middle(wanted), places.middle(place)];
        return a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) <= NEAR * board.cell;
    }

    /**
     * The user points at something of the field.
     *
     * @returns whether it answers the question, or asks which answer is meant
     */
    chosen(place, items, pixel) {
        if (!this.state?.question) {
            return false;
        }
        const meant = this.meant(place, items);
        if (meant.length === 0) {
            return false;
        }
        if (meant.length === 1) {
            this.give(meant[0]);
            return true;
        }
        const { page } = this;
        const entries = meant.slice(0, SHORT).map((answer) => ({ label: answer.label, act: () => this.give(answer) }));
        if (meant.length > SHORT) {
            const word = items.length > 0 && meant[0].items.length > 0 ? items[0].id.split(':')[1] : place;
            entries.push({ label: `All ${meant.length} in the list`, act: () => this.panel.type(word) });
        }
        page.menus.show(pixel, page.view.camera.window, entries);
        return true;
    }

    give(answer) {
        return this.step('answer', { question: this.state.question.number, option: answer.option });
    }

    /** An order in words; where they leave one answer, it is that. */
    order(words) {
        const left = this.answers().flatMap((group) => group.answers);
        const exact = left.filter((answer) => answer.label.toLowerCase() === words.trim().toLowerCase());
        const one = exact.length > 0 ? exact : left;
        if (one.length === 1 && this.filter.trim() === words.trim()) {
            return this.give(one[0]);
        }
        return this.step('order', { words });
    }

    /** What is at a place, and what may be answered there. */
    describe(place, description) {
        const meant = this.meant(place, this.page.hand.under(place));
        const words = meant.slice(0, 3).map((answer) => answer.label);
        const more = meant.length > 3 ? [`and ${meant.length - 3} more`] : [];
        return [description, ...(meant.length > 0 ? [`Enter: ${[...words, ...more].join('; ')}`] : [])].join('. ');
    }

    // moments

    show(moment) {
        return this.step(moment >= this.moments.length - 1 ? 'now' : 'show', { moment });
    }

    /** The next moment of a kind, or the one before; undefined where there is none. */
    turn(kind, by) {
        const selected = this.page.hand.selection[0];
        const name = selected?.split(':')[1];
        const noted = new Set(this.state.notes.map((note) => note.event));
        const is = {
            break: (moment) => moment.turn === 'break',
            general: (moment) => moment.turn === 'general',
            event: (moment) => moment.turn === 'event',
            swing: (moment) => moment.turn === 'swing',
            charge: (moment) => moment.turn === 'charge' && (name === undefined || moment.turning.split(' ').includes(name)),
            stand: (moment) => selected !== undefined && moment.items.includes(selected),
            note: (moment) => noted.has(moment.event),
            round: (moment, at) => at > 0 && moment.round !== this.moments[at - 1].round,
        }[kind];
        for (let at = this.state.shown + by; at >= 0 && at < this.moments.length; at += by) {
            if (is(this.moments[at], at)) {
                return at;
            }
        }
        return undefined;
    }

    /** Writes the battle beside its text. */
    async save(form) {
        try {
            const answer = await this.page.host.ask('save', { view: this.view, form });
            this.panel.say(answer.words);
            this.page.speech.say(answer.words);
        } catch (failure) {
            this.page.speech.refuse(failure.message);
        }
    }

    /** A note is written at once, so that it is not lost. */
    async note(moment, words) {
        await this.step('note', { moment, words });
        await this.save('log');
    }

    /** Shows the text again. */
    async end() {
        this.state = undefined;
        this.moments = [];
        this.page.state.playing = false;
        this.panel.stop();
        byId('playing').hidden = true;
        this.page.view.tints({});
        this.page.view.pieces.mark('offered', []);
        this.page.view.glow([], []);
        await this.page.quietly('playClosed', { view: this.view });
        this.page.state.battle = undefined;
        this.page.keep();
        document.documentElement.dataset.played = '';
        await this.page.open();
    }

    /** After the page was loaded anew: the battle goes on, if the server still knows it. */
    async resume() {
        if (!this.page.state.playing || this.on) {
            return this.on;
        }
        const answer = await this.page.quietly('playStep', { kind: 'whole', view: this.view });
        if (!answer?.scene) {
            this.page.state.playing = false;
            return false;
        }
        this.take(answer);
        return true;
    }
}
