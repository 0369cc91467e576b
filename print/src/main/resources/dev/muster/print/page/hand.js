/**
 * What the user does on the field, with whatever: selects, drags, turns, puts things down, paints. It asks the server what is
 * allowed and what becomes of the text; it knows no rule.
 */
import { Brush } from './brush.js';
import { Trial } from './trial.js';

/** A tap so near to the last one means what lies below, in pixels. */
const AGAIN = 5;

const SELECT = { kind: 'select' };

export class Hand {
    /**
     * @param {import('./view.js').View} view
     * @param {import('./speech.js').Speech} speech
     * @param client { preview(action, places), act(action), words(place), chooses(place, items, pixel), selected(ids), pointed(item), opened(item, army), menu(pixel),
     *   hover(item, place, pixel), tool(tool), incomplete(need) }
     */
    constructor(view, speech, client) {
        this.view = view;
        this.speech = speech;
        this.client = client;
        this.selection = [];
        this.tool = SELECT;
        this.place = undefined;
        this.busy = Promise.resolve();
        /** How many actions are on their way, and the keys that were pressed meanwhile. */
        this.underWay = 0;
        this.pressed = [];
    }

    get model() {
        return this.view.model;
    }

    /** Whether things follow the pointer, or places are being gathered. */
    get working() {
        return this.trial !== undefined || this.edge !== undefined || this.box !== undefined || (this.brush?.places.length ?? 0) > 0;
    }

    /** After another scene: what is no more is no longer selected. */
    renew() {
        const wanted = this.wanted ?? this.selection;
        this.wanted = undefined;
        this.select(wanted.filter((id) => this.model.item(id)), { quiet: true });
        if (!this.working) {
            this.view.noGhost();
            this.view.tints({});
        }
        this.view.cursor(this.showsCursor ? this.place : undefined);
    }

    // selection

    select(ids, { quiet = false } = {}) {
        this.selection = [...new Set(ids)];
        this.view.halos(this.selection);
        this.client.selected(this.selection);
        if (!quiet) {
            const labels = this.selection.map((id) => this.model.item(id)?.label);
            const many = labels.length === 1 ? `${labels[0]}, selected` : `${labels.length} selected`;
            this.speech.say(labels.length === 0 ? 'Nothing selected' : many);
        }
    }

    toggle(id) {
        const without = this.selection.filter((each) => each !== id);
        this.select(without.length < this.selection.length ? without : [...this.selection, id]);
    }

    /** The stands and the General of the group of an item. */
    groupOf(id) {
        const item = this.model.item(id);
        return item?.group
            ? this.model.forces().filter((each) => each.group === item.group && each.side === item.side).map((each) => each.id)
            : [id];
    }

    able(kind) {
        return this.selection.filter((id) => this.model.can(id, kind));
    }

    // tools

    /** Takes a tool: `select`, `insert` of an army's line, or `paint` of something. */
    take(tool) {
        this.cancel();
        this.tool = tool;
        this.brush = tool.kind === 'paint' ? new Brush(this.view, tool, this.painting()) : undefined;
        this.client.tool(tool);
        if (tool.kind === 'insert') {
            this.view.ghostOf(tool.marks);
            this.try(tool.action, { spot: { x: 0, y: 0 } });
        }
    }

    painting() {
        return {
            finish: (action) => this.act(action),
            incomplete: (need) => this.client.incomplete(need),
        };
    }

    /** Gives up what is going on; the tool stays. */
    cancel() {
        this.box = undefined;
        this.edge = undefined;
        this.view.marquee();
        this.brush?.clear();
        this.trial?.end();
        this.trial = undefined;
        if (this.tool.kind === 'insert' && this.model) {
            this.tool = SELECT;
            this.client.tool(SELECT);
        }
    }

    try(action, held) {
        const preview = (tried, places) => this.client.preview(tried, places);
        this.trial = new Trial(this.view, this.speech, preview, action, held);
    }

    // the pointer, as the gestures tell it

    grabs(spot) {
        if (!this.model || this.tool.kind === 'insert') {
            return false;
        }
        if (this.tool.kind === 'paint' || spot.shift || this.view.edge(spot)) {
            return true;
        }
        const top = this.view.at(spot)[0];
        return top !== undefined && this.model.can(top.id, 'move') && (!spot.touch || this.selection.includes(top.id));
    }

    tap(spot) {
        this.speech.calm();
        this.showsCursor = false;
        this.view.cursor(undefined);
        const place = this.view.place(spot);
        this.place = place ?? this.place;
        if (this.tool.kind === 'insert') {
            this.insert(place);
        } else if (this.brush) {
            this.brush.touch(place, this.view.camera.at(spot.x, spot.y));
            if (!this.brush.long) {
                this.brush.done();
            }
        } else if (spot.more || spot.alt || !this.client.chooses(place, this.view.at(spot), spot)) {
            this.pick(this.view.at(spot), spot);
        }
        this.lastTap = spot;
    }

    /** Selects what was tapped on: the uppermost, and with a second tap on the same spot what lies below. */
    pick(items, spot) {
        if (items.length === 0) {
            if (!spot.more) {
                this.select([]);
                this.client.ground(this.place);
            }
            return;
        }
        if (spot.more) {
            this.toggle(items[0].id);
            return;
        }
        const at = this.selection.length === 1 ? items.findIndex((each) => each.id === this.selection[0]) : -1;
        const again = at >= 0 && this.lastTap && Math.hypot(this.lastTap.x - spot.x, this.lastTap.y - spot.y) < AGAIN;
        const chosen = again ? items[(at + 1) % items.length] : items[0];
        this.select(spot.alt ? this.groupOf(chosen.id) : [chosen.id]);
        this.client.pointed(chosen);
    }

    open(spot) {
        const top = this.view.at(spot)[0];
        if (top && this.tool.kind === 'select') {
            this.select([top.id], { quiet: true });
            this.client.opened(top, true);
        } else if (this.brush) {
            this.brush.done();
        }
    }

    menu(spot) {
        const top = this.view.at(spot)[0];
        this.place = this.view.place(spot) ?? this.place;
        if (!top || !this.selection.includes(top.id)) {
            this.select(top ? [top.id] : [], { quiet: true });
        }
        this.client.menu(spot);
    }

    hover(spot) {
        this.view.surface.dataset.edge = this.tool.kind === 'select' ? (this.view.edge(spot) ?? '') : '';
        const items = this.view.at(spot);
        const place = this.view.place(spot);
        this.view.hover(items[0]);
        this.client.hover(items[0], place, spot);
        if (this.tool.kind === 'insert') {
            this.trial?.lay(place);
        }
    }

    leave() {
        this.view.hover(undefined);
        this.client.hover(undefined, undefined, undefined);
    }

    dragStart(spot) {
        this.speech.calm();
        this.showsCursor = false;
        this.view.cursor(undefined);
        const top = this.view.at(spot)[0];
        if (this.brush) {
            this.brush.press(this.view.place(spot), this.view.camera.at(spot.x, spot.y));
        } else if (!spot.shift && this.view.edge(spot)) {
            this.edge = { edge: this.view.edge(spot), steps: 0 };
        } else if (spot.shift && !(top && this.selection.includes(top.id))) {
            this.box = spot;
        } else {
            if (!this.selection.includes(top.id)) {
                this.select([top.id], { quiet: true });
            }
            this.carry(top, this.view.place(spot), this.view.camera.at(spot.x, spot.y));
        }
    }

    drag(spot) {
        const at = this.view.camera.at(spot.x, spot.y);
        if (this.brush) {
            this.brush.drag(this.view.place(spot), at);
        } else if (this.edge) {
            this.pull(at);
        } else if (this.box) {
            this.view.marquee(this.box, spot);
        } else {
            this.trial?.follow(at);
        }
    }

    drop(spot) {
        if (this.brush) {
            this.brush.done();
        } else if (this.edge) {
            const { edge, steps } = this.edge;
            this.edge = undefined;
            this.view.marquee();
            this.resize(edge, steps);
        } else if (this.box) {
            this.within(this.box, spot);
            this.view.marquee();
            this.box = undefined;
        } else {
            this.putDown();
        }
    }

    /** An edge of the map follows the pointer, by whole columns, rows or measures. */
    pull(at) {
        const { board } = this.model.scene;
        const [across, along] = board.grid ? [board.grid.columnStep, board.grid.rowStep] : [board.cell, board.cell];
        const { edge } = this.edge;
        const far = { E: (at.x - board.width) / across, S: (at.y - board.height) / along, N: -at.y / along }[edge];
        this.edge.steps = Math.round(far);
        const { steps } = this.edge;
        const pixel = (x, y) => this.view.camera.pixel(x, y);
        this.view.marquee(
            pixel(0, edge === 'N' ? -steps * along : 0),
            pixel(board.width + (edge === 'E' ? steps * across : 0), board.height + (edge === 'S' ? steps * along : 0)),
        );
        const [wide, high] = board.grid ? [board.grid.columns, board.grid.rows] : [board.table.width, board.table.height];
        this.speech.show(`${wide + (edge === 'E' ? steps : 0)} x ${high + (edge === 'E' ? 0 : steps)}`);
    }

    resize(edge, steps) {
        return steps === 0 ? undefined : this.act({ kind: 'resize', heading: edge, steps });
    }

    /** An arrow key moves the edge that can be moved that way. */
    grow(direction) {
        const steps = { left: { E: -1 }, right: { E: 1 }, up: { N: 1, S: -1 }, down: { N: -1, S: 1 } }[direction];
        const edge = (this.model.scene.board.edges ?? []).find((each) => steps[each] !== undefined);
        return edge && this.model.allows('resize') ? this.resize(edge, steps[edge]) : undefined;
    }

    /** Selects the forces within a box of the window. */
    within(from, to) {
        const [a, b] = [this.view.camera.at(from.x, from.y), this.view.camera.at(to.x, to.y)];
        const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
        const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
        const caught = this.model.forces().filter((item) => {
            const spot = this.model.spot(item);
            return spot && spot.x >= left && spot.x <= right && spot.y >= top && spot.y <= bottom;
        });
        this.select(caught.map((item) => item.id));
    }

    // carrying and putting down

    /**
     * Picks the selection up.
     *
     * @param item that is held
     * @param place under the pointer, for an item that covers several
     * @param grip the spot the pointer holds it by, none for the keyboard
     */
    carry(item, place, grip) {
        const from = item.place ?? place;
        const ids = this.able('move');
        const spot = this.model.places.middle(from) ?? grip;
        this.view.ghost(ids);
        this.try({ kind: 'move', items: ids, from }, { spot, from, grip });
    }

    /** Puts down what is carried, where it is now. */
    putDown() {
        const { trial } = this;
        if (!trial) {
            return;
        }
        if (trial.refused) {
            this.speech.refuse(trial.verdict.words);
            this.cancel();
        } else if (trial.to === undefined || trial.to === trial.from) {
            this.cancel();
        } else {
            // it stays where it was put until the text says so
            trial.lay(trial.to);
            trial.over = true;
            this.view.tints({});
            this.speech.noTip();
            this.act({ ...trial.action, to: trial.to }).finally(() => this.cancel());
        }
    }

    /** Puts a stand of an army's line on a place; the tool stays for the next one. */
    insert(place) {
        const verdict = this.trial?.verdicts.get(place ?? '');
        if (verdict && !verdict.allowed) {
            this.speech.refuse(verdict.words);
        } else if (place) {
            const { tool } = this;
            this.act({ ...tool.action, to: place }).then(() => this.tool === tool && this.take(tool));
        }
    }

    // acting

    /** Does one thing after the other: the next one begins with what has come of the last one. */
    after(task) {
        this.underWay++;
        this.busy = this.busy
            .catch(() => {})
            .then(task)
            .finally(() => {
                this.underWay--;
                // who waits for it goes first
                setTimeout(() => this.pressNext());
            });
        return this.busy;
    }

    /** A key: while something is on its way, it means what comes of that, and waits for it. */
    press(act) {
        this.pressed.push(act);
        this.pressNext();
    }

    pressNext() {
        while (this.underWay === 0 && this.pressed.length > 0) {
            this.pressed.shift()();
        }
    }

    /** Gives up keys that wait. */
    unpress() {
        this.pressed = [];
    }

    /** Has the text changed. */
    act(action) {
        return this.after(async () => {
            const answer = await this.client.act(action);
            if (answer.done && answer.selected?.length > 0) {
                this.wanted = answer.selected;
                if (answer.selected.every((id) => this.model.item(id))) {
                    this.select(answer.selected, { quiet: true });
                }
            }
            return answer;
        });
    }

    turn(steps) {
        if (this.brush?.onSides && this.place) {
            this.brush.turn(steps);
            this.asking = undefined;
            this.brush.show(this.place);
            this.speech.say(`The side between ${this.place} and ${this.brush.beyond(this.place)}`);
            return undefined;
        }
        const ids = this.able('turn');
        return ids.length > 0 ? this.act({ kind: 'turn', items: ids, steps }) : undefined;
    }

    /** Turns the selection about its middle. */
    wheel(steps) {
        const ids = this.able('turn');
        return ids.length > 0 && this.model.allows('wheel') ? this.act({ kind: 'wheel', items: ids, steps }) : undefined;
    }

    delete() {
        const ids = this.able('delete');
        return ids.length > 0 ? this.act({ kind: 'delete', items: ids }) : undefined;
    }

    // the keyboard

    /** An arrow key: moves the cursor, or what is carried or selected. */
    arrow(direction, cursorOnly) {
        this.speech.calm();
        if (this.trial && this.tool.kind === 'select') {
            this.step(direction);
        } else if (this.able('move').length > 0 && !cursorOnly && this.tool.kind === 'select') {
            this.shift(direction);
        } else {
            this.go(direction);
        }
    }

    /** Moves what is carried. */
    async step(direction) {
        const to = this.model.places.next(this.trial.to, direction);
        this.view.reveal([], [to]);
        await this.trial.lay(to);
        const words = this.trial?.verdicts.get(to)?.words;
        this.speech.say(words ? `${to}: ${words}` : this.describe(to));
    }

    /** Moves the selection by a place, at once. */
    shift(direction) {
        this.after(async () => {
            const ids = this.able('move');
            const from = this.model.item(ids[0] ?? '')?.place;
            const to = from && this.model.places.next(from, direction);
            if (!to || to === from) {
                this.speech.say('The map ends here');
                return;
            }
            const answer = await this.client.act({ kind: 'move', items: ids, from, to });
            if (answer.done) {
                this.place = to;
                this.speech.say(`${answer.title}. ${this.describe(to, ids)}`);
            }
        });
    }

    /** Moves the cursor; the first key shows it. */
    go(direction) {
        const from = this.place ?? this.model.places.centre();
        this.place = this.showsCursor ? this.model.places.next(from, direction) : from;
        this.showsCursor = true;
        this.view.cursor(this.place);
        this.view.reveal([], [this.place]);
        this.tell(this.place);
        if (this.tool.kind === 'insert') {
            this.trial?.lay(this.place);
        }
        this.brush?.show(this.place);
    }

    /** Says what is at a place, in the server's words where it has some. */
    async tell(place) {
        const asked = (this.asking = {});
        const words = await this.client.words(place);
        // What was drawn there meanwhile is said already.
        if (this.place === place && this.asking === asked) {
            this.speech.say(words || this.describe(place));
        }
    }

    /** Picks the selection up, or puts it down. */
    grip() {
        if (this.trial) {
            this.putDown();
            return;
        }
        if (this.brush) {
            this.asking = undefined;
            this.brush.touch(this.place);
            this.speech.say(`${this.brush.places.join(' ')}. Enter draws it, Backspace takes the last one back`);
            return;
        }
        const item = this.model.item(this.able('move')[0] ?? '');
        if (item?.place) {
            this.carry(item, item.place);
            this.speech.say('Picked up. Arrow keys move it, Enter puts it down, Escape leaves it where it was');
        }
    }

    /** The Enter key at the cursor. */
    enter(more) {
        if (this.tool.kind === 'insert') {
            this.insert(this.place);
        } else if (this.trial) {
            this.putDown();
        } else if (this.brush && this.place) {
            if (this.brush.places.length === 0) {
                this.brush.touch(this.place);
            }
            this.brush.done();
        } else if (this.place) {
            const items = this.under(this.place);
            const middle = this.model.places.middle(this.place);
            if (!more && middle && this.client.chooses(this.place, items, this.view.camera.pixel(middle.x, middle.y))) {
                return;
            }
            const at = items.findIndex((each) => each.id === this.selection[0]);
            const next = items[(at + 1) % Math.max(1, items.length)];
            if (!next) {
                this.select([]);
            } else if (more) {
                this.toggle(next.id);
            } else {
                this.select([next.id]);
                this.client.pointed(next);
            }
        }
    }

    /** Goes to the next stand or General, or to the one before. */
    cycle(by) {
        const forces = this.model.forces();
        const at = forces.findIndex((each) => each.id === this.selection[0]);
        const next = at < 0 ? forces.at(by > 0 ? 0 : -1) : forces[(at + by + forces.length) % forces.length];
        if (next) {
            this.select([next.id]);
            this.place = next.place ?? this.place;
            this.view.reveal([next]);
            this.client.pointed(next);
        }
    }

    /** What is at a place: who says it is there, and what lies under its middle. */
    under(place) {
        const middle = this.model.places.middle(place);
        const there = middle ? this.model.at(middle.x, middle.y, (layer) => this.view.isOn(layer)) : [];
        const here = this.model.forces().filter((item) => item.place === place && !there.includes(item));
        return [...here, ...there];
    }

    /** A place in words. */
    describe(place, without = []) {
        const items = this.under(place).filter((item) => !without.includes(item.id));
        const labels = items.map((item) => [item.label, this.model.rim(item.id)].filter(Boolean).join(', '));
        return [place, this.model.places.ground(place), ...new Set(labels)].filter(Boolean).join('. ');
    }
}
