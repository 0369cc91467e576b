/**
 * What moves on the field - counters and leaders - as one keyed SVG element each. An element is made once for what it looks
 * like, and afterwards moved by its transform, so that a move glides.
 */
import { element, markElement } from './shapes.js';

export class Pieces {
    /** @param {SVGGElement} group that holds the elements */
    constructor(group) {
        this.group = group;
        this.known = new Map();
    }

    /**
     * Shows these items, in this order; those of before that are not among them go.
     *
     * @param items `[{ item, layer, x, y }]` with the id of its layer and the spot each is about
     */
    show(items) {
        const stays = new Set(items.map(({ item }) => item.id));
        for (const [id, known] of this.known) {
            if (!stays.has(id)) {
                known.element.remove();
                this.known.delete(id);
            }
        }
        let before = null;
        for (const { item, layer, x, y } of items) {
            const known = this.piece(item, x, y);
            known.layer = layer;
            const next = before ? before.nextSibling : this.group.firstChild;
            if (next !== known.element) {
                this.group.insertBefore(known.element, next);
            }
            before = known.element;
            known.element.style.transform = `translate(${x}px, ${y}px)`;
        }
    }

    piece(item, x, y) {
        let known = this.known.get(item.id);
        if (known?.item === item && known.x === x && known.y === y) {
            return known;
        }
        // the marks lie where the item is; its element lies there too
        const about = element('g', { transform: `translate(${-x} ${-y})` }, ...item.marks.map(markElement));
        if (known) {
            known.element.replaceChildren(about);
        } else {
            known = { element: element('g', { class: `piece ${item.kind}` }, about) };
            this.known.set(item.id, known);
        }
        Object.assign(known, { item, x, y });
        return known;
    }

    /** Hides the elements of these layers, and shows all others. */
    leaveOut(layers) {
        const small = new Set(layers);
        for (const known of this.known.values()) {
            known.element.classList.toggle('small', small.has(known.layer));
        }
    }

    elementOf(id) {
        return this.known.get(id)?.element;
    }

    /** Gives a class to the elements of these ids, and takes it from all others. */
    mark(name, ids) {
        const marked = new Set(ids);
        for (const [id, known] of this.known) {
            known.element.classList.toggle(name, marked.has(id));
        }
    }
}
