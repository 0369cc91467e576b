/** The keys on the field. */

const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** Pixels that the field moves by a key. */
const PAN = 80;

export class Keys {
    /** @param page the page of the map */
    constructor(page) {
        this.page = page;
        page.surface.addEventListener('keydown', (event) => {
            if (page.view.model && this.press(event)) {
                event.preventDefault();
                event.stopPropagation();
            }
        });
        document.addEventListener('keydown', (event) => {
            const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
            const control = event.ctrlKey || event.metaKey;
            if (control && !event.altKey && !typing && !page.play.watches && this.history(event)) {
                event.preventDefault();
            } else if (page.play.watches && !control && !event.altKey && !typing && this.watch(event)) {
                event.preventDefault();
            }
        });
    }

    history(event) {
        const key = event.key.toLowerCase();
        if (key === 'z' || key === 'y') {
            this.page.history(key === 'y' || event.shiftKey ? 'redo' : 'undo');
            return true;
        }
        return false;
    }

    /** A battle that is watched has the whole keyboard; on the field, the arrow keys go over the field. */
    watch(event) {
        const { play } = this.page;
        if (!play.on) {
            return false;
        }
        const { shown } = play.state;
        const last = play.moments.length - 1;
        const pressed = event.target.tagName === 'BUTTON';
        const act = {
            arrowleft: () => play.show(Math.max(0, shown - 1)),
            arrowright: () => play.show(Math.min(last, shown + 1)),
            pageup: () => play.show(play.turn('round', -1) ?? 0),
            pagedown: () => play.show(play.turn('round', 1) ?? last),
            home: () => play.show(0),
            end: () => play.show(last),
            x: () => play.state.branch && play.step('other'),
            '?': () => document.getElementById('keys').showModal(),
            ...(pressed ? {} : { ' ': () => play.panel.toggle() }),
        }[event.key.toLowerCase()];
        act?.();
        return act !== undefined;
    }

    /** @returns whether the key means something here */
    press(event) {
        const { hand, view } = this.page;
        const control = event.ctrlKey || event.metaKey;
        if (ARROWS[event.key]) {
            if (event.altKey) {
                return false;
            }
            if (event.shiftKey && control) {
                hand.press(() => hand.grow(ARROWS[event.key]));
            } else if (event.shiftKey) {
                const way = { left: [PAN, 0], right: [-PAN, 0], up: [0, PAN], down: [0, -PAN] }[ARROWS[event.key]];
                view.pan(...way);
            } else {
                hand.press(() => hand.arrow(ARROWS[event.key], control));
            }
            return true;
        }
        if (control) {
            return this.withControl(event, hand);
        }
        // what is done with what is selected or stands at the cursor waits for what is on its way
        const ofHand = {
            q: () => (event.shiftKey ? hand.wheel(-1) : hand.turn(-1)),
            e: () => (event.shiftKey ? hand.wheel(1) : hand.turn(1)),
            g: () => hand.selection.length > 0 && hand.select(hand.groupOf(hand.selection[0])),
            '[': () => hand.cycle(-1),
            ']': () => hand.cycle(1),
            ...(this.page.play.watches ? {} : { ' ': () => hand.grip() }),
            enter: () => hand.enter(event.shiftKey),
            delete: () => hand.delete(),
            backspace: () => hand.brush?.back() || hand.delete(),
            f3: () => this.page.opened(this.current(), true),
            contextmenu: () => this.menu(),
            f10: () => event.shiftKey && this.menu(),
        }[event.key.toLowerCase()];
        if (ofHand) {
            hand.press(ofHand);
            return true;
        }
        const act = {
            '+': () => view.zoom(1.4),
            '=': () => view.zoom(1.4),
            '-': () => view.zoom(1 / 1.4),
            0: () => view.fit(),
            escape: () => this.escape(),
            '?': () => document.getElementById('keys').showModal(),
            ...(this.page.play.watches ? {} : { p: () => this.page.frame.panel('palette') }),
            l: () => this.page.frame.panel('layers'),
            b: () => this.page.frame.panel('battle'),
            ...(this.page.play.on
                ? {
                      ...(this.page.play.watches ? {} : { o: () => this.page.play.panel.type('') }),
                      x: () => this.page.play.state.branch && this.page.play.step('other'),
                      ',': () => this.page.play.show(Math.max(0, this.page.play.state.shown - 1)),
                      '.': () => this.page.play.show(this.page.play.state.shown + 1),
                  }
                : {}),
        }[event.key.toLowerCase()];
        act?.();
        return act !== undefined;
    }

    withControl(event, hand) {
        if (event.key.toLowerCase() === 'a') {
            hand.press(() => hand.select(hand.model.forces().map((item) => item.id)));
            return true;
        }
        if (event.key === 'Enter') {
            hand.press(() => this.page.opened(this.current(), false));
            return true;
        }
        if (event.key === '.') {
            hand.press(() => this.menu());
            return true;
        }
        return false;
    }

    /** Gives up the innermost thing that goes on. */
    escape() {
        const { hand, gestures, speech } = this.page;
        speech.calm();
        hand.unpress();
        if (hand.working && hand.tool.kind !== 'insert') {
            gestures.stop();
            hand.cancel();
            speech.say('Left where it was');
        } else if (hand.tool.kind !== 'select') {
            this.page.take({ kind: 'select' });
        } else {
            hand.select([]);
            this.page.view.glow([], []);
        }
    }

    current() {
        const { hand } = this.page;
        return hand.model.item(hand.selection[0] ?? '') ?? (hand.place ? hand.under(hand.place)[0] : undefined);
    }

    /** The menu beside what is selected, else beside the cursor. */
    menu() {
        const { hand, view } = this.page;
        const item = this.current();
        const spot = (item && view.model.spot(item)) ?? view.model.places.middle(hand.place ?? view.model.places.centre());
        if (item && hand.selection.length === 0) {
            hand.select([item.id], { quiet: true });
        }
        this.page.menu(view.camera.pixel(spot.x, spot.y));
    }
}
