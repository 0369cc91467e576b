/**
 * A tool that gathers places: cells that are painted, the way of a road, sides of cells, the ground of a zone. What is
 * still needed, such as a name, is asked for beside it.
 */

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
    }

    get board() {
        return this.view.model.places;
    }

    /** A place comes under the brush. */
    touch(place, spot) {
        if (!place) {
            return;
        }
        if (this.tool.gather === 'sides') {
            this.side(place, spot);
        } else if (this.tool.gather === 'one') {
            this.places = [place];
        } else if (this.tool.gather === 'way' ? this.places.at(-1) !== place : !this.places.includes(place)) {
            this.places.push(place);
        }
        this.view.tints({ painted: this.places });
    }

    /** The side of a cell that is nearest to a spot, as the two cells it lies between. */
    side(place, spot) {
        const beyond = this.board.neighbours(place);
        const middle = this.board.middle(place);
        const at = spot ?? middle;
        let best;
        let least = Infinity;
        for (const each of beyond) {
            const other = this.board.middle(each);
            const far = Math.hypot((middle.x + other.x) / 2 - at.x, (middle.y + other.y) / 2 - at.y);
            if (far < least) {
                least = far;
                best = each;
            }
        }
        const known = this.places.some((each, i) => i % 2 === 0 && each === place && this.places[i + 1] === best);
        const turned = this.places.some((each, i) => i % 2 === 0 && each === best && this.places[i + 1] === place);
        if (best && !known && !turned) {
            this.places.push(place, best);
        }
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
