/**
 * An action that is tried out: the things follow the pointer or the arrow keys, and each place is shown by what the
 * server says of it. Nothing is done yet.
 */

/** Verdicts are asked for about the place that is meant, at most for so many places. */
const MANY = 800;

/** The verdicts of one question should take no longer than this: what is done next waits for them, in ms. */
const PATIENCE = 120;

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
        this.asking = false;
        /** Places that were asked about, answered or not. */
        this.asked = new Set();
        this.ask();
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

    /** Asks for verdicts as long as there is something to ask: of the place that is meant first, then of those about it. */
    async ask() {
        if (this.asking) {
            return;
        }
        this.asking = true;
        let many = 8;
        while (!this.over) {
            const places = this.unknown(many);
            if (places.length === 0) {
                break;
            }
            places.forEach((place) => this.asked.add(place));
            const begun = performance.now();
            const verdicts = await this.preview(this.action, places);
            if (verdicts.length === 0) {
                // there is no answer now; another place is another question
                break;
            }
            const each = Math.max(0.2, (performance.now() - begun) / places.length);
            many = Math.max(1, Math.min(64, Math.round(PATIENCE / each)));
            this.learn(verdicts);
        }
        this.asking = false;
    }

    /** Places whose verdict is not known: the one that is meant alone, else the next about it. */
    unknown(many) {
        if (this.to !== undefined && !this.asked.has(this.to)) {
            return [this.to];
        }
        const middle = this.to === undefined ? undefined : this.places.middle(this.to);
        if (this.asked.size >= MANY || !middle) {
            return [];
        }
        const far = (place) => {
            const spot = this.places.middle(place);
            return Math.hypot(spot.x - middle.x, spot.y - middle.y);
        };
        return this.places
            .all()
            .filter((place) => !this.asked.has(place))
            .map((place) => [far(place), place])
            .sort((one, other) => one[0] - other[0])
            .slice(0, many)
            .map(([, place]) => place);
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
        this.ask();
        // who waits here wants the verdict on the place
        for (let waits = 0; waits < 100 && !this.over && this.asking && this.to === place && !this.verdicts.has(place); waits++) {
            await new Promise((done) => setTimeout(done, 20));
        }
    }

    show() {
        const all = [...this.verdicts.values()];
        const { to, verdict } = this;
        this.view.tints({
            allowed: all.filter((each) => each.allowed && !each.words).map((each) => each.place),
            remarked: all.filter((each) => each.allowed && each.words).map((each) => each.place),
            refused: all.filter((each) => !each.allowed).map((each) => each.place),
            [verdict === undefined ? 'asked' : verdict.allowed ? 'target' : 'denied']: to === undefined ? [] : [to],
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
