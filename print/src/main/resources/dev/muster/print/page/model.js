/** The scene as it is now, kept up by differences, and what is under a spot of it. Knows the messages, paints nothing. */
import { boardOf } from './board.js';

export const PROTOCOL = 1;

/** Components of a scene that a difference replaces as a whole. */
const WHOLE = [
    'scenario',
    'title',
    'description',
    'stale',
    'documents',
    'board',
    'legend',
    'findings',
    'tools',
];

/** The scene with a difference added; undefined where the difference is to another revision. */
export function changed(scene, change) {
    if (!scene || change.view !== scene.view || change.base !== scene.revision) {
        return undefined;
    }
    const next = { ...scene, revision: change.revision };
    for (const key of WHOLE) {
        if (change[key] !== null && change[key] !== undefined) {
            next[key] = change[key];
        }
    }
    if (change.colours) {
        next.colours = { ...scene.colours, ...change.colours };
    }
    if (change.items || change.removed) {
        next.items = { ...scene.items, ...change.items };
        for (const id of change.removed ?? []) {
            delete next.items[id];
        }
    }
    if (change.layers || change.order) {
        const layers = new Map(scene.layers.map((layer) => [layer.id, layer]));
        (change.layers ?? []).forEach((layer) => layers.set(layer.id, layer));
        const order = change.order ?? [...layers.keys()];
        next.layers = order.map((id) => layers.get(id)).filter((layer) => layer);
    }
    return next;
}

/** Whether a spot is on something; the same answer as the server's. */
export function isOn(hit, x, y) {
    let inside = false;
    for (const ring of hit.rings) {
        let last = ring.length - 2;
        for (let i = 0; i < ring.length; i += 2) {
            const [ax, ay, bx, by] = [ring[last], ring[last + 1], ring[i], ring[i + 1]];
            if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) {
                inside = !inside;
            }
            last = i;
        }
    }
    return inside || hit.lines.some((line) => isNear(line, x, y, hit.reach));
}

function isNear(line, x, y, reach) {
    for (let i = 0; i + 3 < line.length; i += 2) {
        const [ax, ay] = [line[i], line[i + 1]];
        const [dx, dy] = [line[i + 2] - ax, line[i + 3] - ay];
        const length = dx * dx + dy * dy;
        const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
        if (Math.hypot(x - ax - share * dx, y - ay - share * dy) <= reach) {
            return true;
        }
    }
    return false;
}

/** The box about a hit region. */
export function hitBox(hit) {
    const numbers = [...hit.rings, ...hit.lines].flat();
    const xs = numbers.filter((_, i) => i % 2 === 0);
    const ys = numbers.filter((_, i) => i % 2 === 1);
    return {
        left: Math.min(...xs) - hit.reach,
        right: Math.max(...xs) + hit.reach,
        top: Math.min(...ys) - hit.reach,
        bottom: Math.max(...ys) + hit.reach,
    };
}

/** Kinds of things that are moved as a whole. */
const FORCES = new Set(['stand', 'general']);

const boxes = new WeakMap();

export class Model {
    /** @param scene a whole scene */
    constructor(scene) {
        this.scene = scene;
        this.places = boardOf(scene.board);
        this.rank = { error: 3, warning: 2, information: 1 };
        this.findings = new Map();
        for (const finding of scene.findings) {
            for (const id of finding.items) {
                this.findings.set(id, [...(this.findings.get(id) ?? []), finding]);
            }
        }
    }

    item(id) {
        return this.scene.items[id];
    }

    can(id, kind) {
        return (this.allows(kind) && this.item(id)?.can.includes(kind)) ?? false;
    }

    /** What an item is a part of; itself for a whole one. */
    whole(item) {
        return this.item(item.id.split('/')[0]) ?? item;
    }

    /** Whether an item moves with a stand or a General. */
    isForce(item) {
        return FORCES.has(this.whole(item).kind);
    }

    /** An item and its parts, in the order they are painted. */
    parts(id) {
        return this.layers()
            .flatMap((layer) => layer.items)
            .filter((item) => item.id === id || item.id.startsWith(`${id}/`));
    }

    /** The finding that an item marks; undefined for other items. */
    findingOf(item) {
        return item.kind === 'finding' ? this.scene.findings[Number(item.id.split(':')[1]) - 1] : undefined;
    }

    /** The worst of the findings that are wanted; undefined for none. */
    worst(wanted) {
        return this.scene.findings
            .filter(wanted)
            .sort((one, other) => (this.rank[other.severity] ?? 0) - (this.rank[one.severity] ?? 0))[0];
    }

    allows(kind) {
        return this.scene.tools.actions.includes(kind);
    }

    /** The worst finding of an item: error, warning, information, or empty. */
    rim(id) {
        const found = this.findings.get(id) ?? [];
        return found.reduce((worst, each) => (this.rank[each.severity] > (this.rank[worst] ?? 0) ? each.severity : worst), '');
    }

    /** The layers with their items, from the lowest. */
    layers() {
        return this.scene.layers.map((layer) => ({
            ...layer,
            items: layer.items.map((id) => this.scene.items[id]).filter((item) => item),
        }));
    }

    /**
     * Everything at a spot, the uppermost first.
     *
     * @param isShown whether a layer is painted
     */
    at(x, y, isShown = () => true) {
        const found = [];
        for (let l = this.scene.layers.length - 1; l >= 0; l--) {
            const layer = this.scene.layers[l];
            if (!isShown(layer)) {
                continue;
            }
            for (let i = layer.items.length - 1; i >= 0; i--) {
                const item = this.scene.items[layer.items[i]];
                if (item?.hit && item.kind !== 'field' && this.inBox(item, x, y) && isOn(item.hit, x, y)) {
                    const whole = this.whole(item);
                    if (!found.includes(whole)) {
                        found.push(whole);
                    }
                }
            }
        }
        return found;
    }

    inBox(item, x, y) {
        const box = this.box(item);
        return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    }

    box(item) {
        let box = boxes.get(item);
        if (!box) {
            box = hitBox(item.hit);
            boxes.set(item, box);
        }
        return box;
    }

    /** Where an item is: the middle of its region, else of its place. */
    spot(item) {
        if (item.hit) {
            const box = this.box(item);
            return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
        }
        return item.place ? this.places.middle(item.place) : undefined;
    }

    /** Stands and Generals by side and group, in the order of the layers. */
    forces() {
        return this.layers()
            .flatMap((layer) => layer.items)
            .filter((item) => FORCES.has(item.kind));
    }
}
