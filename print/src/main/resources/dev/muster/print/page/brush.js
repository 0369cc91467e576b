/**
 * A tool that gathers places: cells that are painted, the way of a road, sides of cells, the ground of a zone. What is
 * still needed, such as a name, is asked for beside it.
 */

/** How near to the middle of a side a pointer that is dragged must come, in cells. */
const NEAR = 0.3;

export class Brush {
    /**
     * @param {import('./view.js').View} view
     * @param tool `{ gather, needs, action }`; gather is `cells`, `way`, `sides` or `one`
     * @param client { finish(action), incomplete(need) }
     */
    constructor(view, tool, client) {
        this.view = view;
        this.tool = tool;
        this.client = client;
        this.given = {};
        this.places = [];
        this.heading = 0;
    }

    /** Whether single taps gather points, until something ends it. */
    get long() {
        return this.tool.gather === 'way';
    }

    /** Whether a drag draws a straight line: on a table there are too many places to go from one to the next. */
    get free() {
        return this.long && !this.board.grid;
    }

    get onSides() {
        return this.tool.gather === 'sides';
    }

    get board() {
        return this.view.model.places;
    }

    /** A place comes under the brush. */
    touch(place, spot) {
        if (!place) {
            return;
        }
        if (this.onSides) {
            this.side(place, spot);
        } else if (this.tool.gather === 'one') {
            this.places = [place];
        } else if (this.long ? this.places.at(-1) !== place : !this.places.includes(place)) {
            this.places.push(place);
        }
        this.show();
    }

    /** A drag begins. */
    press(place, spot) {
        this.touch(place, spot);
        this.held = this.places.length;
    }

    /** A drag goes on: from place to place, or as a straight line to where it is. */
    drag(place, spot) {
        if (place && this.free) {
            this.places.length = Math.min(this.places.length, this.held);
        }
        this.touch(place, spot);
    }

    /** The side of a cell that is nearest to a spot, or that the keys point at, as the two cells it lies between. */
    side(place, spot) {
        const beyond = spot ? this.nearest(place, spot) : this.beyond(place);
        const same = (i, one, other) => this.places[i] === one && this.places[i + 1] === other;
        const known = this.places.some((_, i) => i % 2 === 0 && (same(i, place, beyond) || same(i, beyond, place)));
        if (beyond && !known) {
            this.places.push(place, beyond);
        }
    }

    /** What lies beyond the side nearest to a spot; a pointer that is dragged on passes by the other sides. */
    nearest(place, spot) {
        const middle = this.board.middle(place);
        const far = (other) => {
            const at = this.board.middle(other);
            return Math.hypot((middle.x + at.x) / 2 - spot.x, (middle.y + at.y) / 2 - spot.y);
        };
        const reach = this.places.length === 0 ? Infinity : NEAR * this.board.board.cell;
        return this.board
            .neighbours(place)
            .filter((each) => far(each) < reach)
            .sort((one, other) => far(one) - far(other))[0];
    }

    /** The place beyond the side that the keys point at. */
    beyond(place) {
        const about = place ? this.board.neighbours(place) : [];
        return about[((this.heading % about.length) + about.length) % about.length];
    }

    /** Points at another side. */
    turn(steps) {
        this.heading += steps;
    }

    /** Takes the last place back. */
    back() {
        const some = this.places.length > 0;
        this.places.splice(this.onSides ? -2 : -1);
        this.show();
        return some;
    }

    show(cursor) {
        const pointed = this.onSides && cursor ? [cursor, this.beyond(cursor)] : [];
        this.view.tints({
            painted: this.onSides ? [] : this.places,
            drawn: this.onSides ? this.board.sidesPath([...this.places]) : this.long ? this.board.wayPath(this.places) : '',
            pointed: this.board.sidesPath(pointed),
        });
    }

    /** What was gathered is meant, if nothing more is needed. */
    done() {
        if (this.places.length === 0) {
            return;
        }
        const missing = (this.tool.needs ?? []).find((need) => need.required && !this.given[need.key]);
        if (missing) {
            this.client.incomplete(missing.key);
            return;
        }
        const action = { ...this.tool.action, ...this.given };
        const places = this.places;
        this.clear();
        this.client.finish(this.tool.gather === 'one' ? { ...action, to: places[0] } : { ...action, places });
    }

    clear() {
        this.places = [];
        this.view.tints({});
    }
}
