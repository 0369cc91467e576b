/** The panel of a battle: who leads, what is asked, what has happened, and its moments. */
import { Ink } from './ink.js';
import { element } from './shapes.js';
import { html } from './panels.js';

const COMMANDERS = {
    human: 'You',
    steady: 'Steady commander',
    bold: 'Bold commander',
    cautious: 'Cautious commander',
    random: 'Random orders',
    marshal: 'Marshal: tries orders out, takes longer',
};

/** A group of so many answers is folded. */
const FOLDED = 6;

/** So many moments of the story are listed. */
const TOLD = 150;

/** Time between two moments that are played, in ms. */
const PACE = 900;

/** What a battle that is watched can be searched for: it has no notes. */
const WATCHED = ['break', 'general', 'event', 'swing', 'charge', 'stand', 'round'];

const TURNS = { break: 'Army breaks', general: 'General is lost', event: 'Event', swing: 'Chances swing', charge: 'Charge', stand: 'Selected stand', round: 'Round', note: 'Note' };

const button = (label, act, more = {}) => html('button', { type: 'button', class: 'act', onclick: act, ...more }, label);

export class BattlePanel {
    /** @param play what is played */
    constructor(root, play) {
        this.root = root;
        this.play = play;
        this.look = '';
    }

    // before a battle

    /** The form that begins a battle of a scenario. */
    start(scene) {
        const sides = scene.tools.sides.map((side) => side.label || side.name);
        const look = JSON.stringify([scene.scenario, sides]);
        if (look === this.look) {
            return;
        }
        this.look = look;
        if (sides.length === 0) {
            this.root.replaceChildren(html('p', { class: 'none' }, 'This map has no scenario to play.'));
            return;
        }
        const terms = new TermsForm(sides, sides.map((_, side) => (side === 0 ? 'human' : '')), true);
        const form = html(
            'form',
            {
                id: 'play-terms',
                onsubmit: (event) => {
                    event.preventDefault();
                    this.play.begin({ commanders: terms.commanders(), seed: terms.seed() ?? 1 });
                },
            },
            ...terms.fields,
            html('button', { class: 'act main', id: 'play-begin' }, 'Play this battle'),
        );
        const file = html('input', { type: 'file', accept: '.jsonl,.html,.notes', multiple: true, id: 'play-open', onchange: () => this.read(file) });
        this.root.replaceChildren(
            form,
            html('label', { class: 'pick wide', for: 'play-open' }, 'Or go on from a saved battle (with its notes, if it has some)'),
            file,
        );
    }

    /** Reads a log, and the notes beside it. */
    async read(input) {
        const files = [...input.files];
        const notes = files.find((file) => file.name.endsWith('.notes'));
        const log = files.find((file) => file !== notes);
        if (log) {
            await this.play.begin({ log: await log.text(), notes: notes ? await notes.text() : null, scenario: null });
        }
        input.value = '';
    }

    stop() {
        this.pause();
        this.look = '';
        this.parts = undefined;
        this.root.replaceChildren();
    }

    // a battle

    build() {
        const { play } = this;
        const order = html('input', {
            id: 'play-order',
            type: 'text',
            autocomplete: 'off',
            spellcheck: 'false',
            'aria-label': 'Order, or words that narrow the list down',
            placeholder: 'Order, place or word',
            oninput: () => {
                play.narrow(order.value);
                this.list();
            },
            onkeydown: (event) => this.typed(event),
        });
        this.parts = {
            order,
            sides: html('ul', { class: 'sides' }),
            question: html('h3', { id: 'play-question' }),
            list: html('div', { id: 'play-list', role: 'group', 'aria-labelledby': 'play-question', onkeydown: (event) => this.walk(event) }),
            said: html('p', { id: 'play-said', role: 'status' }),
            asking: html('div', { class: 'asking' }),
            story: html('ol', { id: 'play-story', tabindex: 0, 'aria-label': 'What has happened' }),
            at: html('input', { type: 'range', id: 'play-at', min: 0, 'aria-label': 'Moment', oninput: () => play.show(Number(this.parts.at.value)) }),
            chances: element('svg', { class: 'chances', viewBox: '0 0 100 16', preserveAspectRatio: 'none', 'aria-hidden': 'true' }),
            curve: element('svg', { class: 'curve', viewBox: '0 0 100 24', preserveAspectRatio: 'none', 'aria-hidden': 'true' }),
            turns: this.turns(),
            note: html('input', { id: 'play-note', type: 'text', maxlength: 4000, 'aria-label': 'Note to this moment', placeholder: 'Note to this moment' }),
            notes: html('ul', { id: 'play-notes', 'aria-label': 'Notes' }),
            run: button('Play', () => this.toggle(), { id: 'play-run', 'aria-pressed': 'false' }),
            pace: html('select', { 'aria-label': 'Speed' }, ...(play.watches ? [1, 2, 4, 8, 16] : [1, 2, 4, 8]).map((each) => html('option', { value: each }, `${each} x`))),
            branch: html('details', { id: 'play-branch' }),
            beside: html('section', { id: 'play-beside', 'aria-label': 'Two battles side by side', hidden: true }),
        };
        const { parts } = this;
        parts.asking.append(
            order,
            parts.list,
            html(
                'div',
                { class: 'acts' },
                button('Undo', () => play.step('undo'), { id: 'play-undo', title: 'Take the last answer back (Ctrl+Z)' }),
                button('Commander decides', () => play.step('auto'), { id: 'play-auto', title: 'The commander of this side answers this question' }),
                button('to the end of the round', () => play.step('autoRound'), { id: 'play-round' }),
                button('to the end of the battle', () => play.step('autoBattle'), { id: 'play-battle' }),
                button('Advice', () => play.step('advice'), { id: 'play-advice', title: 'What the commander of this side would do' }),
                button('Why not?', () => play.step('why', { words: order.value }), { id: 'play-why', title: 'Whether the order in the field is legal now, and the rule that forbids it' }),
            ),
        );
        parts.steps = html(
            'div',
            { class: 'acts' },
            button('\u2039', () => play.show(Math.max(0, play.state.shown - 1)), { 'aria-label': 'Moment before', title: 'Moment before' }),
            parts.run,
            button('\u203a', () => play.show(play.state.shown + 1), { 'aria-label': 'Next moment', title: 'Next moment' }),
            button(play.watches ? 'End' : 'Newest', () => play.step('now'), { id: 'play-now' }),
            parts.pace,
        );
        if (play.watches) {
            this.watched();
        } else {
            this.played();
        }
    }

    /** A battle that is over: its moments have the width of the page. */
    watched() {
        const { parts } = this;
        const transport = document.getElementById('transport');
        transport.hidden = false;
        transport.replaceChildren(parts.chances, parts.curve, parts.at, html('div', { class: 'row' }, parts.steps, parts.turns));
        this.root.replaceChildren(
            parts.sides,
            parts.question,
            parts.said,
            parts.story,
            parts.beside,
            html('p', { class: 'none' }, 'The log of this battle is in this file. ', html('code', {}, 'muster replay'), ' with the file checks every die and every order.'),
        );
    }

    played() {
        const { parts, play } = this;
        this.root.replaceChildren(
            parts.sides,
            parts.question,
            parts.asking,
            parts.said,
            html('h3', {}, 'Moments'),
            parts.beside,
            parts.chances,
            parts.curve,
            parts.at,
            parts.steps,
            parts.turns,
            parts.story,
            html(
                'form',
                {
                    class: 'acts',
                    onsubmit: (event) => {
                        event.preventDefault();
                        play.note(play.state.shown, parts.note.value);
                    },
                },
                parts.note,
                html('button', { class: 'act', id: 'play-keep' }, 'Keep note'),
            ),
            parts.notes,
            parts.branch,
            html(
                'div',
                { class: 'acts' },
                button('Save', () => play.save('log'), { id: 'play-save', title: 'Save the battle as a log beside its text' }),
                button('Save page', () => play.save('page'), { id: 'play-page', title: 'Save the battle as a page to watch' }),
                button('Save strip', () => play.save('png'), { id: 'play-png', title: 'Save the key positions as one picture for a forum: PNG' }),
                button('Strip as SVG', () => play.save('svg'), { id: 'play-svg', title: 'Save the key positions as one drawing: SVG' }),
                button('Save situation', () => play.save('situation'), { id: 'play-situation', title: 'Save the moment that is shown as a situation that can be played by itself' }),
                button('Battle before', () => play.step('back'), { id: 'play-back', title: 'Back to the battle that this one went on from' }),
                button('Leave the battle', () => play.end(), { id: 'play-end' }),
            ),
        );
    }

    turns() {
        const kind = html('select', { id: 'play-turn', 'aria-label': 'Go to' }, ...Object.entries(TURNS).filter(([value]) => !this.play.watches || WATCHED.includes(value)).map(([value, label]) => html('option', { value }, label)));
        const go = (by) => {
            const at = this.play.turn(kind.value, by);
            if (at === undefined) {
                this.say(`There is no such moment ${by > 0 ? 'after' : 'before'} this one.`);
            } else {
                this.play.show(at);
            }
        };
        return html(
            'div',
            { class: 'acts' },
            button('Previous', () => go(-1), { id: 'play-turn-back' }),
            kind,
            button('Next', () => go(1), { id: 'play-turn-next' }),
        );
    }

    show() {
        const { play } = this;
        const { state } = play;
        if (!this.parts) {
            this.build();
        }
        const { parts } = this;
        const focus = [parts.list, parts.story, parts.notes, parts.beside].find((part) => part.contains(document.activeElement));
        const newest = state.shown >= play.moments.length - 1;
        parts.sides.replaceChildren(
            ...state.sides.map((side, number) => html('li', {}, element('svg', { class: 'curve key', viewBox: '0 0 20 4', 'aria-hidden': 'true' }, this.line('M0 2H20', number)), html('strong', {}, side.label), ` ${side.lost} lost, breaks at ${side.breaksAt}; chances ${this.percent(number)}`, html('small', {}, COMMANDERS[side.commander] ?? side.commander))),
        );
        parts.question.textContent = state.question?.heading ?? (newest ? state.outcome || 'The battle goes on.' : `Moment ${state.shown + 1} of ${play.moments.length}`);
        parts.asking.hidden = !state.question;
        parts.order.value = play.filter;
        this.say('');
        this.list();
        this.tell();
        parts.at.max = Math.max(0, play.moments.length - 1);
        parts.at.value = state.shown;
        parts.at.setAttribute('aria-valuetext', `${play.heading()}, moment ${state.shown + 1} of ${play.moments.length}, chances of ${state.sides[0].label} ${this.percent(0)}`);
        this.chances();
        this.curve();
        this.notes();
        if (!play.watches) {
            this.branch();
            document.getElementById('play-undo').disabled = !state.undo;
            document.getElementById('play-back').hidden = !state.back;
            for (const id of ['play-page', 'play-png', 'play-svg']) {
                document.getElementById(id).disabled = state.outcome === '';
            }
        }
        if (newest) {
            this.pause();
        }
        this.refocus(focus);
    }

    /** What had the focus is made anew: who goes by keyboard goes on beside it. */
    refocus(part) {
        const { parts } = this;
        if (part === parts.story) {
            (parts.story.querySelector('[aria-current]') ?? parts.story).focus();
        } else if (part === parts.notes) {
            parts.note.focus();
        } else if (part === parts.beside) {
            document.getElementById('play-other')?.focus();
        } else if (part) {
            (parts.asking.hidden ? parts.at : parts.order).focus();
        }
    }

    /** The answers as a list; a group of many is folded until it is narrowed down. */
    list() {
        const { state, filter } = this.play;
        const groups = this.play.answers();
        const all = groups.reduce((sum, group) => sum + group.answers.length, 0);
        const answer = (each) =>
            button(each.option === state.question.usual ? `${each.label} (usual)` : each.label, () => this.play.give(each), { class: 'answer', 'data-option': each.option });
        this.parts.list.replaceChildren(
            ...(groups.length === 0 && state.question
                ? [html('p', { class: 'none' }, 'No listed answer has these words. Press Enter to give them as an order.')]
                : groups.flatMap((group) =>
                      group.answers.length > FOLDED && groups.length > 1
                          ? [this.folded(group, answer, filter !== '' && all <= 4 * FOLDED)]
                          : group.answers.map(answer),
                  )),
        );
    }

    /** The answers of a folded group are made when it is opened. */
    folded(group, answer, open) {
        const made = html(
            'details',
            {
                ontoggle: () => {
                    if (made.open && made.children.length === 1) {
                        made.append(...group.answers.map(answer));
                    }
                },
            },
            html('summary', {}, `${group.label} ... (${group.answers.length})`),
        );
        made.open = open;
        return made;
    }

    typed(event) {
        const { order } = this.parts;
        if (event.key === 'Enter' && order.value.trim() !== '') {
            this.play.order(order.value);
        } else if (event.key === 'ArrowDown') {
            this.stops()[0]?.focus();
        } else if (event.key === 'Escape' && order.value !== '') {
            this.type('');
            event.stopPropagation();
        } else {
            return;
        }
        event.preventDefault();
    }

    /** Puts words into the field for orders. */
    type(words) {
        this.play.page.frame.open('battle');
        this.parts.order.value = words;
        this.play.narrow(words);
        this.list();
        this.parts.order.focus();
    }

    stops() {
        return [...this.parts.list.querySelectorAll('summary, details[open] .answer, #play-list > .answer')];
    }

    walk(event) {
        const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (by) {
            const stops = this.stops();
            const at = stops.indexOf(document.activeElement) + by;
            (at < 0 ? this.parts.order : (stops[at] ?? stops.at(-1)))?.focus();
            event.preventDefault();
        }
    }

    tell() {
        const { moments, state, news } = this.play;
        const from = Math.max(0, Math.min(moments.length - TOLD, state.shown - 20));
        const shown = moments.slice(from, from + TOLD);
        this.parts.story.replaceChildren(
            ...shown.map((moment, index) => {
                const at = from + index;
                const line = html(
                    'button',
                    { type: 'button', class: at >= news ? 'moment new' : 'moment', 'data-moment': at, 'aria-current': at === state.shown ? 'true' : null, onclick: () => this.play.show(at) },
                    moment.lines.join('\n'),
                );
                return html('li', { class: moment.turn }, line, ...(at === state.shown ? this.because(moment) : []));
            }),
        );
        // the list alone is scrolled: the question above it stays in sight
        const { story } = this.parts;
        const current = story.querySelector('[aria-current]');
        if (current) {
            story.scrollTop += current.parentElement.getBoundingClientRect().bottom - story.getBoundingClientRect().bottom;
        }
    }

    /** The rules that a moment follows, and the way to the line of the text about it. */
    because(moment) {
        const item = moment.items.map((id) => this.play.page.view.model?.item(id)).find((each) => each?.source);
        return [
            moment.rules.length > 0 && html('p', { class: 'rules' }, `Rules: ${moment.rules.join('; ')}`),
            item && !this.play.watches && button('Line in the text', () => this.play.page.opened(item, false)),
        ].filter(Boolean);
    }

    /** The chances of a side at the moment that is shown; those of both add up to 100 % as they are read. */
    percent(number) {
        const { moments, state } = this.play;
        const first = Math.round(100 * (moments[Math.max(0, state.shown)]?.chances ?? 0.5));
        return `${number === 0 ? first : 100 - first} %`;
    }

    /** Who is ahead: the chances of the first side above the middle in its colour, those of the other below. */
    chances() {
        const { moments, state } = this.play;
        const { branch } = state;
        const span = Math.max(1, moments.length - 1, (branch?.moments ?? 0) - 1);
        const x = (at) => ((100 * at) / span).toFixed(2);
        const y = (share) => (15 - 14 * share).toFixed(2);
        const steps = (points) => points.map(([at, share], index) => (index === 0 ? `M${x(at)} ${y(share)}` : `H${x(at)}V${y(share)}`)).join('');
        const course = moments
            .map((moment, at) => [at, moment.chances])
            .filter(([at, share], index, all) => index === 0 || index === all.length - 1 || share !== all[index - 1][1]);
        const area = (side) => {
            const points = course.map(([at, share]) => [at, side === 0 ? Math.max(share, 0.5) : Math.min(share, 0.5)]);
            const made = element('path', { d: `${steps(points)}V${y(0.5)}H0Z`, class: `area side-${side}` });
            const colour = this.colour(side);
            if (colour) {
                made.style.fill = Ink.reference(colour);
            }
            return made;
        };
        const from = (branch?.course ?? []).filter((point) => point.moment <= branch.parts).at(-1);
        const other = branch ? [...(from ? [[branch.parts, from.chances]] : []), ...branch.course.filter((point) => point.moment > branch.parts).map((point) => [point.moment, point.chances])] : [];
        const swings = moments.flatMap((moment, at) => (moment.turn === 'swing' ? [`M${x(at)} 0V16`] : []));
        this.parts.chances.replaceChildren(
            ...(course.length > 0 ? [area(0), area(1), element('path', { d: steps(course), class: 'course' })] : []),
            ...(other.length > 0 ? [element('path', { d: steps(other), class: 'other' })] : []),
            element('path', { d: `M0 ${y(0.5)}H100`, class: 'even' }),
            element('path', { d: swings.join('') || 'M0 0', class: 'turns' }),
            element('path', { d: `M${x(Math.max(0, state.shown))} 0V16`, class: 'here' }),
        );
    }

    /** The colour that a side has on the field. */
    colour(side) {
        const stand = this.play.page.view.model?.forces().find((item) => item.side === side);
        return stand?.marks.find((mark) => mark.line && mark.path)?.line;
    }

    /** What each side has lost of what it breaks by, and the turning points; both battles where there are two. */
    curve() {
        const { moments, state } = this.play;
        const { branch } = state;
        const last = Math.max(1, moments.length - 1);
        const span = Math.max(last, (branch?.moments ?? 0) - 1);
        const x = (at) => ((100 * at) / span).toFixed(2);
        const steps = (points, side) => {
            const y = (lost) => (23 - 22 * Math.min(1, lost / Math.max(1, side.breaksAt))).toFixed(2);
            return points.map(([at, lost], index) => (index === 0 ? `M${x(at)} ${y(lost)}` : `H${x(at)}V${y(lost)}`)).join('');
        };
        const lines = state.sides.map((side, number) => {
            const points = moments
                .map((moment, at) => [at, moment.lost[number] ?? 0])
                .filter(([at, lost], index, all) => index === 0 || index === all.length - 1 || lost !== all[index - 1][1] || at === last);
            return this.line(steps(points, side), number);
        });
        const others = (branch?.sides ?? []).map((side, number) => {
            const from = branch.course.filter((point) => point.moment <= branch.parts).at(-1);
            const parting = from ? [[branch.parts, from.lost[number] ?? 0]] : [];
            const points = [...parting, ...branch.course.filter((point) => point.moment > branch.parts).map((point) => [point.moment, point.lost[number] ?? 0])];
            return this.line(steps(points, side) || 'M0 0', number, ' other');
        });
        const ticks = moments.flatMap((moment, at) => (['break', 'general', 'event'].includes(moment.turn) ? [`M${x(at)} 0V24`] : []));
        const parts = branch && branch.parts >= 0 ? [element('path', { d: `M${x(branch.parts)} 0V24`, class: 'parts' })] : [];
        this.parts.curve.replaceChildren(
            ...others,
            ...lines,
            element('path', { d: ticks.join('') || 'M0 0', class: 'turns' }),
            ...parts,
            element('path', { d: `M${x(Math.max(0, state.shown))} 0V24`, class: 'here' }),
        );
        // the slider goes below its own battle, where the other one is longer
        this.parts.at.style.width = `${Math.max(20, (100 * last) / span)}%`;
        this.beside();
    }

    /** A line of the chart in the colour that the side has on the field. */
    line(d, side, more = '') {
        const made = element('path', { d, class: `side-${side}${more}` });
        const colour = this.colour(side);
        if (colour) {
            made.style.stroke = Ink.reference(colour);
        }
        return made;
    }

    /** How two battles that are the same up to a moment went on from there. */
    beside() {
        const { moments, state } = this.play;
        const { branch } = state;
        const { beside } = this.parts;
        beside.hidden = !branch;
        if (!branch) {
            beside.replaceChildren();
            return;
        }
        const now = moments.at(-1)?.lost ?? [];
        const names = branch.earlier ? ['Fought on', 'Before'] : ['Before', 'Fought on'];
        const row = (head, here, there) => html('tr', {}, html('th', { scope: 'row' }, head), html('td', {}, here), html('td', {}, there));
        const told = branch.parts >= 0 ? moments[branch.parts] : undefined;
        const led = (one, other) => state.sides.map((side, number) => (one[number].commander === other[number].commander ? '' : `${side.label}: ${COMMANDERS[one[number].commander] ?? one[number].commander}`)).filter(Boolean).join('; ');
        const [leads, others] = [led(state.sides, branch.sides), led(branch.sides, state.sides)];
        beside.replaceChildren(
            html('h3', {}, 'Side by side'),
            html(
                'table',
                {},
                html('thead', {}, html('tr', {}, html('td', {}), html('th', { scope: 'col' }, `${names[0]} (shown)`), html('th', { scope: 'col' }, names[1]))),
                html(
                    'tbody',
                    {},
                    ...(leads || others ? [row('Led by', leads, others)] : []),
                    ...state.sides.map((side, number) =>
                        row(`${side.label} lost`, `${now[number] ?? 0} of ${side.breaksAt}`, `${branch.sides[number].lost} of ${branch.sides[number].breaksAt}`),
                    ),
                    row('Result', state.outcome || 'goes on', branch.outcome || 'goes on'),
                ),
            ),
            html('p', { id: 'play-parts' }, told ? `They part after round ${Math.max(1, told.round)}, moment ${branch.parts + 1}: ${told.lines.join(' ')}` : 'They part at the beginning.'),
            html(
                'div',
                { class: 'acts' },
                button(`Show ${names[1].toLowerCase()}`, () => this.play.step('other'), { id: 'play-other', title: 'Show the other battle at the same place (X)' }),
                button('Go to where they part', () => this.play.show(Math.max(0, branch.parts)), { id: 'play-parting' }),
            ),
        );
    }

    notes() {
        const { moments, state } = this.play;
        const at = new Map(moments.map((moment, index) => [moment.event, index]));
        const here = moments[state.shown]?.event;
        this.parts.note.value = state.notes.find((note) => note.event === here)?.text ?? '';
        this.parts.notes.replaceChildren(
            ...state.notes
                .filter((note) => at.has(note.event))
                .map((note) =>
                    html(
                        'li',
                        {},
                        button(`Round ${moments[at.get(note.event)].round}: ${note.text || 'bookmark'}`, () => this.play.show(at.get(note.event)), { class: 'moment' }),
                        button('\u00d7', () => this.play.note(at.get(note.event), null), { class: 'act', 'aria-label': `Take the note away: ${note.text || 'bookmark'}` }),
                    ),
                ),
        );
    }

    /** The form that fights on from the moment shown. */
    branch() {
        const { play } = this;
        const { state } = play;
        const look = JSON.stringify(state.sides.map((side) => [side.label, side.commander]));
        if (look === this.terms) {
            return;
        }
        this.terms = look;
        const terms = new TermsForm(
            state.sides.map((side) => side.label),
            state.sides.map((side) => side.commander),
            false,
        );
        const order = html('input', { type: 'text', id: 'branch-order', autocomplete: 'off', placeholder: 'Order given there, or none' });
        this.parts.branch.replaceChildren(
            html('summary', {}, 'Fight on from this moment'),
            html(
                'form',
                {
                    onsubmit: async (event) => {
                        event.preventDefault();
                        const answer = await play.begin({
                            from: '',
                            event: play.moments[play.state.shown]?.event ?? 0,
                            commanders: terms.commanders(),
                            seed: terms.seed() ?? null,
                            order: order.value || null,
                        });
                        if (!answer?.refusal) {
                            this.parts.branch.open = false;
                        }
                    },
                },
                ...terms.fields,
                html('label', { class: 'pick' }, 'Order', order),
                html('button', { class: 'act main', id: 'branch-begin' }, 'Fight on'),
            ),
        );
    }

    say(words) {
        if (this.parts) {
            this.parts.said.textContent = words;
        }
    }

    toggle() {
        if (this.timer) {
            this.pause();
        } else {
            this.run();
        }
    }

    run() {
        const { play } = this;
        if (play.watches && play.state.shown >= play.moments.length - 1) {
            play.show(0);
        }
        this.timer = setInterval(() => {
            if (play.state.shown >= play.moments.length - 1) {
                this.pause();
            } else if (!this.stepping) {
                this.stepping = true;
                play.show(play.state.shown + 1).finally(() => {
                    this.stepping = false;
                });
            }
        }, PACE / Number(this.parts.pace.value));
        this.pressed();
    }

    pause() {
        clearInterval(this.timer);
        this.timer = undefined;
        this.pressed();
    }

    pressed() {
        const { run } = this.parts ?? {};
        if (run) {
            run.textContent = this.timer ? 'Pause' : 'Play';
            run.setAttribute('aria-pressed', String(this.timer !== undefined));
        }
    }
}

/** Who leads each side, and the seed of the dice. */
class TermsForm {
    /**
     * @param sides labels
     * @param leaders the commander of each at first; empty for that of the scenario
     * @param written whether the scenario may decide
     */
    constructor(sides, leaders, written) {
        this.selects = sides.map((side, number) =>
            html(
                'select',
                { 'data-side': number },
                ...Object.entries(written ? { ...COMMANDERS, '': 'As the scenario says' } : COMMANDERS).map(([value, label]) =>
                    html('option', { value, selected: value === leaders[number] }, label),
                ),
            ),
        );
        this.dice = html('input', { type: 'number', min: 1, step: 1, placeholder: written ? '1' : 'the same dice', class: 'seed' });
        this.fields = [
            ...this.selects.map((select, number) => html('label', { class: 'pick' }, html('span', {}, sides[number]), select)),
            html('label', { class: 'pick' }, 'Seed', this.dice),
        ];
    }

    commanders() {
        return this.selects.map((select) => select.value);
    }

    seed() {
        return this.dice.value === '' ? undefined : Number(this.dice.value);
    }
}
