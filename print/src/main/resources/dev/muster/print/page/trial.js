/**
 * An action that is tried out: the things follow the pointer or the arrow keys, and each place is shown by what the
 * server says of it. Nothing is done yet.
 */

/** Verdicts for so many places are asked for at once; beyond that place by place, as the pointer comes by. */
const MANY = 2500;

export class Trial {
    /**
     * @param {import('./view.js').View} view
     * @param {import('./speech.js').Speech} speech
     * @param preview asks the server: `(action, places) => Promise<verdicts>`
     * @param action all of it but `to`
     * @param held `{ spot, from, grip }`: the spot the things lie about, their place, and where the pointer holds them
     */
    constructor(view, speech, preview, action, held) {
        this.view = view;
        this.speech = speech;
        this.preview = preview;
        this.action = action;
        this.spot = held.spot;
        this.from = held.from;
        this.grip = held.grip ?? held.spot;
        this.to = held.from;
        this.verdicts = new Map();
        this.over = false;
        this.all();
    }

    get places() {
        return this.view.model.places;
    }

    /** What the server says of the place the things are at; undefined where it has not said it. */
    get verdict() {
        return this.verdicts.get(this.to);
    }

    /** Whether the place is known to be one where it cannot be done. */
    get refused() {
        return this.verdict !== undefined && !this.verdict.allowed;
    }

    async all() {
        const { grid } = this.view.model.scene.board;
        if (grid && grid.columns * grid.rows <= MANY) {
            this.learn(await this.preview(this.action, null));
        }
    }

    learn(verdicts) {
        for (const each of verdicts) {
            this.verdicts.set(each.place, each);
        }
        if (!this.over && verdicts.length > 0) {
            this.show();
        }
    }

    /** The pointer holds the things elsewhere: their place is where their middle is then. */
    follow(at) {
        const [right, down] = [at.x - this.grip.x, at.y - this.grip.y];
        this.view.moveGhost(right, down);
        this.aim(this.places.at(this.spot.x + right, this.spot.y + down));
    }

    /** Puts the things over a place. */
    lay(place) {
        const middle = place && this.places.middle(place);
        if (middle) {
            this.view.moveGhost(middle.x - this.spot.x, middle.y - this.spot.y);
        }
        return this.aim(place);
    }

    /** Takes a place as the one that is meant, and asks for its verdict where that is not known. */
    async aim(place) {
        if (place === this.to && this.verdicts.has(place)) {
            return;
        }
        this.to = place;
        this.show();
        while (!this.over && !this.asking && this.to !== undefined && !this.verdicts.has(this.to)) {
            const asked = this.to;
            this.asking = true;
            const verdicts = await this.preview(this.action, [asked]);
            this.asking = false;
            if (verdicts.length === 0) {
                return;
            }
            this.learn(verdicts);
        }
    }

    show() {
        const all = [...this.verdicts.values()];
        const { to, verdict } = this;
        this.view.tints({
            allowed: all.filter((each) => each.allowed && !each.words).map((each) => each.place),
            remarked: all.filter((each) => each.allowed && each.words).map((each) => each.place),
            refused: all.filter((each) => !each.allowed).map((each) => each.place),
            [this.refused ? 'denied' : 'target']: to === undefined ? [] : [to],
        });
        if (to === undefined) {
            this.speech.noTip();
            return;
        }
        const words = verdict?.words ?? '';
        this.speech.show(words ? `${to}: ${words}` : to);
        const middle = this.places.middle(to);
        const parts = [
            { text: to, kind: 'head' },
            { text: words, kind: this.refused ? 'error' : 'warning' },
        ];
        this.speech.tipAt(this.view.camera.pixel(middle.x, middle.y), words ? parts : [], this.view.camera.window);
    }

    /** Ends it, done or not. */
    end() {
        this.over = true;
        this.view.noGhost();
        this.view.tints({});
        this.speech.noTip();
    }
}
