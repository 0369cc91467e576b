/** The window on the field: paints a scene, and what the user points at, and keeps frames cheap. */
import { Camera } from './camera.js';
import { Ground } from './ground.js';
import { Ink } from './ink.js';
import { Pieces } from './pieces.js';
import { element, markElement, regionPath } from './shapes.js';

/** A layer of so many marks above what moves is still made of elements; a larger one is painted with the ground. */
const LIGHT = 400;

/** How far beyond an edge of the map the pointer takes hold of it, in pixels. */
const EDGE = 7;

/** The scale is settled when it has not changed for so long, in ms. */
const SETTLED = 140;

export class View {
    /** @param {HTMLElement} surface with a canvas and an svg in it */
    constructor(surface) {
        this.surface = surface;
        this.camera = new Camera();
        this.canvas = surface.querySelector('canvas');
        this.svg = surface.querySelector('svg');
        this.sheet = surface.querySelector('.sheet');
        this.ground = new Ground(this.canvas);
        this.groups = {};
        for (const name of ['tints', 'glow', 'pieces', 'halos', 'cursor', 'ghost']) {
            this.groups[name] = this.svg.appendChild(element('g', { class: name }));
        }
        this.pieces = new Pieces(this.groups.pieces);
        this.ink = new Ink();
        this.off = new Set();
        this.model = undefined;
        this.frames = 0;
        new ResizeObserver(() => this.resize()).observe(surface);
        this.resize();
    }

    resize() {
        const box = this.surface.getBoundingClientRect();
        if (box.width > 0 && box.height > 0) {
            this.camera.resize(box.width, box.height);
            this.ground.resize(box.width, box.height, window.devicePixelRatio || 1);
            this.settle();
            this.frame();
        }
    }

    /** The theme: `light`, `dark` or `forced`. */
    dress(theme) {
        this.theme = theme;
        if (this.model) {
            this.show(this.model);
        }
    }

    /** Shows a scene. */
    show(model) {
        const { board, colours } = model.scene;
        if (this.ink.theme !== this.theme || JSON.stringify(this.ink.colours) !== JSON.stringify(colours)) {
            this.ink = new Ink(colours, this.theme);
            this.ink.give(document.documentElement.style);
        }
        this.model = model;
        this.field = {
            left: -board.margin,
            top: -board.margin,
            width: board.width + 2 * board.margin,
            height: board.height + 2 * board.margin,
            cell: board.cell,
        };
        this.camera.show(this.field);
        const { still, live } = this.parted(model.layers());
        this.ground.show(this.field, still, this.ink);
        this.live = live;
        this.pieces.show(
            live
                .filter((layer) => this.isOn(layer))
                .flatMap((layer) =>
                    layer.items.map((item) => ({ item, layer: layer.id, ...(model.spot(model.whole(item)) ?? { x: 0, y: 0 }) })),
                ),
        );
        this.settle();
    }

    /** Layers that lie still below all that moves, and those of which each item is an element. */
    parted(layers) {
        const moves = (layer) => layer.items.some((item) => this.model.isForce(item));
        const first = layers.findIndex(moves);
        const marks = (layer) =>
            layer.items.flatMap((item) => item.marks).reduce((sum, mark) => sum + (mark.texts?.length ?? 1), 0);
        const isLive = (layer, at) => layer.ofSelection || moves(layer) || (first >= 0 && at > first && marks(layer) <= LIGHT);
        const live = layers.filter(isLive);
        return { live, still: layers.filter((layer) => !live.includes(layer)) };
    }

    /** Leaves out elements of layers for which the cells are too small. */
    sized() {
        const small = (this.live ?? []).filter((layer) => !this.isPainted(layer)).map((layer) => layer.id);
        this.pieces.leaveOut(small);
    }

    /** Hides layers by their ids, and shows all others. */
    hide(ids) {
        this.off = new Set(ids);
        this.ground.hide(this.off);
        if (this.model) {
            this.show(this.model);
        }
    }

    /** Whether the user has a layer shown. */
    isOn(layer) {
        return !this.off.has(layer.id);
    }

    /** Whether a layer is painted now: shown, and the cells are wide enough for it. */
    isPainted(layer) {
        return this.isOn(layer) && this.camera.scale * this.field.cell >= layer.smallestCell;
    }

    /** The items at a pixel, the uppermost first. */
    /** The edge of the map at a spot of the window, of those that can be moved. */
    edge(pixel) {
        if (!this.model?.allows('resize')) {
            return undefined;
        }
        const { board } = this.model.scene;
        const [a, b] = [this.camera.pixel(0, 0), this.camera.pixel(board.width, board.height)];
        const isAt = (beyond) => beyond >= -1 && beyond <= (pixel.touch ? 3 * EDGE : EDGE);
        const [beside, below] = [pixel.y >= a.y && pixel.y <= b.y, pixel.x >= a.x && pixel.x <= b.x];
        const held = { E: beside && isAt(pixel.x - b.x), S: below && isAt(pixel.y - b.y), N: below && isAt(a.y - pixel.y) };
        return (board.edges ?? []).find((each) => held[each]);
    }

    at(pixel) {
        const spot = this.camera.at(pixel.x, pixel.y);
        return this.model ? this.model.at(spot.x, spot.y, (layer) => this.isOn(layer)) : [];
    }

    place(pixel) {
        const spot = this.camera.at(pixel.x, pixel.y);
        return this.model?.places.at(spot.x, spot.y);
    }

    // what the user points at

    halos(ids) {
        this.outline('halos', ids, 'halo');
        this.pieces.mark('chosen', ids);
    }

    glow(ids, places) {
        this.outline('glow', ids, 'glow');
        if (places.length > 0 && this.model) {
            this.groups.glow.append(element('path', { class: 'glow place', d: this.model.places.path(places) }));
        }
    }

    hover(item) {
        this.pieces.mark('pointed', item ? [item.id] : []);
    }

    outline(group, ids, name) {
        const items = ids.map((id) => this.model?.item(id)).filter((item) => item?.hit);
        const paths = items.flatMap((item) => [
            element('path', { class: `${name} casing`, d: regionPath(item.hit) }),
            element('path', { class: name, d: regionPath(item.hit) }),
        ]);
        this.groups[group].replaceChildren(...paths);
    }

    cursor(place) {
        const path = place && this.model ? this.model.places.path([place]) : '';
        this.groups.cursor.replaceChildren(
            ...(path ? [element('path', { class: 'cursor casing', d: path }), element('path', { class: 'cursor', d: path })] : []),
        );
    }

    /** Places by what may be done there: `allowed`, `refused`, `target`, `denied`, `painted`. */
    tints(byKind) {
        this.groups.tints.replaceChildren(
            ...Object.entries(byKind)
                .filter(([, places]) => places.length > 0)
                .map(([kind, places]) =>
                    element('path', { class: `tint ${kind}`, d: typeof places === 'string' ? places : this.model.places.path(places) }),
                ),
        );
    }

    /** Copies of items that follow the pointer. */
    ghost(ids) {
        const parts = ids.flatMap((id) => this.model.parts(id));
        this.groups.ghost.replaceChildren(...parts.map((item) => element('g', {}, ...item.marks.map(markElement))));
        this.pieces.mark('leaving', parts.map((item) => item.id));
        this.moveGhost(0, 0);
    }

    /** The sign of something new that follows the pointer. */
    ghostOf(marks) {
        this.groups.ghost.replaceChildren(element('g', {}, ...marks.map(markElement)));
    }

    moveGhost(x, y) {
        this.groups.ghost.style.transform = `translate(${x}px, ${y}px)`;
    }

    noGhost() {
        this.groups.ghost.replaceChildren();
        this.pieces.mark('leaving', []);
    }

    marquee(from, to) {
        if (!from) {
            this.groups.cursor.querySelector('.marquee')?.remove();
            return;
        }
        let box = this.groups.cursor.querySelector('.marquee');
        if (!box) {
            box = this.groups.cursor.appendChild(element('rect', { class: 'marquee' }));
        }
        const [a, b] = [this.camera.at(from.x, from.y), this.camera.at(to.x, to.y)];
        box.setAttribute('x', Math.min(a.x, b.x));
        box.setAttribute('y', Math.min(a.y, b.y));
        box.setAttribute('width', Math.abs(a.x - b.x));
        box.setAttribute('height', Math.abs(a.y - b.y));
    }

    // moving about

    zoom(factor, pixel) {
        this.camera.zoom(factor, pixel?.x, pixel?.y);
        this.moving();
    }

    pan(right, down) {
        this.camera.pan(right, down);
        this.frame();
    }

    fit() {
        this.camera.fit();
        this.moving();
    }

    reveal(items, places = []) {
        const boxes = items.filter((item) => item.hit).map((item) => this.model.box(item));
        const spots = places.map((place) => this.model.places.middle(place)).filter((spot) => spot);
        const cell = this.field.cell / 2;
        spots.forEach(({ x, y }) => boxes.push({ left: x - cell, right: x + cell, top: y - cell, bottom: y + cell }));
        if (boxes.length === 0) {
            return;
        }
        const left = Math.min(...boxes.map((box) => box.left));
        const top = Math.min(...boxes.map((box) => box.top));
        const right = Math.max(...boxes.map((box) => box.right));
        const bottom = Math.max(...boxes.map((box) => box.bottom));
        if (this.camera.reveal(left, top, right, bottom)) {
            this.frame();
        }
    }

    /** The scale changes: what is painted serves until it does so no more. */
    moving() {
        this.unsettled = true;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.settle(), SETTLED);
        this.frame();
    }

    settle() {
        clearTimeout(this.timer);
        this.unsettled = false;
        // the elements are drawn sharp again at the new scale
        this.svg.style.willChange = 'auto';
        this.surface.style.setProperty('--px', 1 / this.camera.scale);
        this.sized();
        this.frame();
        // once that is on the screen, they are only moved again
        const again = (this.drawn = {});
        requestAnimationFrame(() =>
            requestAnimationFrame(() => {
                if (again === this.drawn) {
                    this.svg.style.willChange = 'transform';
                }
            }),
        );
    }

    frame() {
        if (!this.due) {
            this.due = true;
            requestAnimationFrame(() => {
                this.due = false;
                this.paint();
            });
        }
    }

    paint() {
        const { camera } = this;
        this.svg.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`;
        this.frames++;
        this.paper();
        if (this.ground.paint(camera, !this.unsettled) && !this.unsettled) {
            this.frame();
        }
    }

    /** The sheet that the field lies on, with a rim. */
    paper() {
        if (!this.field) {
            return;
        }
        const { camera, field } = this;
        const rim = 0.35 * field.cell * camera.scale;
        const { x, y } = camera.pixel(field.left, field.top);
        this.sheet.style.transform = `translate(${x - rim}px, ${y - rim}px)`;
        if (this.sheetScale !== camera.scale || this.sheetField !== field) {
            this.sheetScale = camera.scale;
            this.sheetField = field;
            this.sheet.style.width = `${field.width * camera.scale + 2 * rim}px`;
            this.sheet.style.height = `${field.height * camera.scale + 2 * rim}px`;
        }
    }
}
