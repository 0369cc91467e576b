/**
 * Paints what lies still - ground, grid, ways, signs, names - on one canvas, out of tiles that are painted once for
 * a scale. A frame of a pan costs a few dozen copies of tiles, however large the field is.
 *
 * What is painted is cut to the tile: marks are found by the box they cover, and long drawings of many strokes are cut
 * into parts that lie together. A layer is left out while the cells are too small for it.
 */
import { Ink } from './ink.js';

/** Side of a tile, in pixels of the page; made a whole number of the screen's own. */
const TILE = 256;

/** The longer side of the picture of the whole field that stands in for tiles not painted yet. */
const OVERVIEW = 1024;

/** Time for new tiles in a frame, in ms. */
const BUDGET = 5;

/** A drawing of more strokes than this is cut into parts. */
const MANY = 300;

/** Strokes that lie within such a square go into one part, in cells. */
const PART = 6;

/** Letters lower than this are not painted, in pixels. */
const LEGIBLE = 4.5;

const FONT = "Helvetica, Arial, 'DejaVu Sans', sans-serif";

const NUMBERS = /-?\d+(?:\.\d+)?/g;

/** The box about the numbers of a path; curves stay within their control points. */
function box(numbers) {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
        const [x, y] = [Number(numbers[i]), Number(numbers[i + 1])];
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
    }
    return { left, top, right, bottom };
}

const grown = (area, by) => ({
    left: area.left - by,
    top: area.top - by,
    right: area.right + by,
    bottom: area.bottom + by,
});

const joined = (one, other) => ({
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
});

const meets = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The box about a text; letters are at most about as wide as high. */
function textBox(text, font) {
    const wide = font.size * (text.text.length * 0.75 + 0.3);
    const left = text.x - (font.anchor === 'middle' ? wide / 2 : font.anchor === 'end' ? wide : 0);
    return { left, right: left + wide, top: text.y - font.size * 1.1, bottom: text.y + font.size * 0.4 };
}

/** Parts that lie together, each under the square its middle is in. */
function sorted(parts, cell) {
    const squares = new Map();
    for (const [what, area] of parts) {
        const column = Math.floor((area.left + area.right) / 2 / (PART * cell));
        const row = Math.floor((area.top + area.bottom) / 2 / (PART * cell));
        const key = `${column} ${row}`;
        const square = squares.get(key);
        if (square) {
            square.whats.push(what);
            square.area = joined(square.area, area);
        } else {
            squares.set(key, { whats: [what], area });
        }
    }
    return [...squares.values()];
}

/** A mark with the box it covers; one of many strokes or texts as several. */
function pieces(mark, layer, cell) {
    if (mark.texts) {
        const parts = mark.texts.map((each) => [each, textBox(each, mark.font)]);
        return sorted(parts, cell).map(({ whats, area }) => ({ mark: { ...mark, texts: whats }, layer, area }));
    }
    const reach = (mark.width ?? 0) / 2 + 0.02 * cell;
    const strokes = mark.fill ? [mark.path] : (mark.path.match(/M[^M]*/g) ?? []);
    if (strokes.length <= MANY) {
        return [{ mark, layer, area: grown(box(mark.path.match(NUMBERS) ?? []), reach) }];
    }
    const parts = strokes.map((each) => [each, box(each.match(NUMBERS) ?? [])]);
    return sorted(parts, cell).map(({ whats, area }) => ({
        mark: { ...mark, path: whats.join('') },
        layer,
        area: grown(area, reach),
    }));
}

export class Ground {
    /** @param {HTMLCanvasElement} canvas */
    constructor(canvas) {
        this.canvas = canvas;
        this.pen = canvas.getContext('2d');
        this.layers = [];
        this.cut = new Map();
        this.hidden = new Set();
        this.tiles = new Map();
        this.ink = new Ink();
        this.field = { left: 0, top: 0, width: 1, height: 1, cell: 1 };
        this.scale = 0;
        this.density = 1;
        this.side = TILE;
    }

    /**
     * Another scene. What of it has not changed is not painted anew.
     *
     * @param field `{ left, top, width, height, cell }`
     * @param layers `[{ id, smallestCell, items: [{ id, marks }] }]` from the lowest; an item that has not changed is
     *   the same object as before
     */
    show(field, layers, ink) {
        const same = ['left', 'top', 'width', 'height', 'cell'].every((key) => field[key] === this.field[key]);
        const known = same && ink === this.ink ? this.cut : new Map();
        const cut = new Map();
        const changed = [];
        const order = layers.flatMap((layer) => layer.items.map((item) => `${layer.id} ${item.id}`)).join();
        this.layers = layers.map((layer) => ({
            ...layer,
            pieces: layer.items.flatMap((item) => {
                const before = known.get(item.id);
                const now =
                    before?.item === item
                        ? before
                        : { item, pieces: item.marks.flatMap((mark) => pieces(mark, layer.id, field.cell)) };
                if (before !== now) {
                    changed.push(...now.pieces, ...(before?.pieces ?? []));
                }
                cut.set(item.id, now);
                return now.pieces;
            }),
        }));
        for (const [id, before] of known) {
            if (!cut.has(id)) {
                changed.push(...before.pieces);
            }
        }
        this.cut = cut;
        if (!same || ink !== this.ink || (order !== this.order && changed.length === 0)) {
            this.forget();
        } else if (changed.length > 0) {
            this.overview = undefined;
            for (const [key, tile] of this.tiles) {
                if (changed.some((each) => meets(each.area, tile.area))) {
                    this.tiles.delete(key);
                }
            }
        }
        this.order = order;
        this.field = field;
        this.ink = ink;
    }

    /** Leaves out the layers of these ids. */
    hide(ids) {
        const hidden = new Set(ids);
        if (hidden.size !== this.hidden.size || [...hidden].some((each) => !this.hidden.has(each))) {
            this.hidden = hidden;
            this.forget();
        }
    }

    /** Paints anew what is asked for next. */
    forget() {
        this.tiles.clear();
        this.overview = undefined;
    }

    resize(width, height, density) {
        if (density !== this.density) {
            this.density = density;
            this.side = Math.round(TILE * density) / density;
            this.forget();
        }
        this.canvas.width = Math.round(width * density);
        this.canvas.height = Math.round(height * density);
    }

    /**
     * Paints a frame.
     *
     * @param camera what is seen
     * @param settled false while the scale still changes: the tiles there are serve until it does not
     * @returns whether tiles are still to be painted
     */
    paint(camera, settled) {
        const { pen, field } = this;
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
        if (this.layers.length === 0) {
            return false;
        }
        if (this.scale === 0 || (settled && this.scale !== camera.scale)) {
            this.scale = camera.scale;
            this.tiles.clear();
        }
        const side = this.side / this.scale;
        const seen = camera.seen();
        const first = {
            column: Math.floor((Math.max(field.left, seen.left) - field.left) / side),
            row: Math.floor((Math.max(field.top, seen.top) - field.top) / side),
        };
        const last = {
            column: Math.ceil((Math.min(field.left + field.width, seen.right) - field.left) / side),
            row: Math.ceil((Math.min(field.top + field.height, seen.bottom) - field.top) / side),
        };
        const wanted = [];
        for (let row = first.row; row < last.row; row++) {
            for (let column = first.column; column < last.column; column++) {
                wanted.push({ column, row, tile: this.tiles.get(`${column} ${row}`) });
            }
        }
        const until = performance.now() + BUDGET;
        for (const each of wanted) {
            if (!each.tile && settled && performance.now() < until) {
                each.tile = this.tile(each.column, each.row, side);
            }
        }
        const late = wanted.some((each) => !each.tile);
        if (late) {
            this.under(camera);
        }
        this.copy(wanted, camera, side);
        return late || !settled;
    }

    copy(wanted, camera, side) {
        const { pen, field, density } = this;
        const across = (unit) => Math.round((unit * camera.scale + camera.x) * density);
        const down = (unit) => Math.round((unit * camera.scale + camera.y) * density);
        const [left, top] = [across(field.left), down(field.top)];
        const step = Math.round(this.side * density);
        for (const { column, row, tile } of wanted) {
            if (!tile) {
                continue;
            }
            if (camera.scale === this.scale) {
                pen.drawImage(tile.canvas, left + column * step, top + row * step);
            } else {
                const [x, y] = [across(field.left + column * side), down(field.top + row * side)];
                const [toX, toY] = [across(field.left + (column + 1) * side), down(field.top + (row + 1) * side)];
                pen.drawImage(tile.canvas, x, y, toX - x, toY - y);
            }
        }
    }

    /** The whole field, coarse, where tiles are missing. */
    under(camera) {
        const { field, density } = this;
        this.overview ??= this.small();
        const spot = camera.pixel(field.left, field.top);
        const scale = camera.scale * density;
        this.pen.drawImage(this.overview, spot.x * density, spot.y * density, field.width * scale, field.height * scale);
    }

    small() {
        const { field } = this;
        const scale = OVERVIEW / Math.max(field.width, field.height);
        const canvas = sheet(field.width * scale, field.height * scale);
        const pen = canvas.getContext('2d');
        pen.setTransform(scale, 0, 0, scale, -field.left * scale, -field.top * scale);
        this.marks(pen, this.all(), scale);
        return canvas;
    }

    all() {
        const { left, top, width, height } = this.field;
        return { left, top, right: left + width, bottom: top + height };
    }

    tile(column, row, side) {
        const canvas = sheet(this.side * this.density, this.side * this.density);
        const pen = canvas.getContext('2d');
        // a tile is a whole number of device pixels wide, so that no seam is seen
        const scale = (this.side * this.density) / side;
        const [left, top] = [this.field.left + column * side, this.field.top + row * side];
        pen.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
        const area = { left, top, right: left + side, bottom: top + side };
        this.marks(pen, area, scale / this.density);
        const tile = { canvas, area };
        this.tiles.set(`${column} ${row}`, tile);
        return tile;
    }

    marks(pen, area, scale) {
        const cell = this.field.cell * scale;
        pen.lineJoin = 'round';
        pen.lineCap = 'round';
        for (const layer of this.layers) {
            if (this.hidden.has(layer.id) || cell < layer.smallestCell) {
                continue;
            }
            for (const piece of layer.pieces) {
                if (meets(piece.area, area)) {
                    paintMark(pen, piece.mark, this.ink, scale);
                }
            }
        }
    }
}

function sheet(width, height) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width));
    canvas.height = Math.max(1, Math.round(height));
    return canvas;
}

/** The path of each mark is read once. */
const paths = new WeakMap();

/**
 * Paints a mark.
 *
 * @param scale pixels of a unit of the board, for lines that would be too fine to be seen
 */
export function paintMark(pen, mark, ink, scale) {
    pen.globalAlpha = mark.opacity ?? 1;
    if (mark.texts) {
        letters(pen, mark, ink, scale);
        return;
    }
    let path = paths.get(mark);
    if (!path) {
        path = new Path2D(mark.path);
        paths.set(mark, path);
    }
    if (mark.fill) {
        pen.fillStyle = ink.value(mark.fill);
        pen.fill(path, mark.nonZero ? 'nonzero' : 'evenodd');
    }
    if (mark.line) {
        pen.strokeStyle = ink.value(mark.line);
        pen.lineWidth = Math.max(mark.width, 0.5 / scale);
        pen.setLineDash(mark.dash ?? []);
        pen.stroke(path);
    }
}

function letters(pen, mark, ink, scale) {
    const { font } = mark;
    if (font.size * scale < LEGIBLE) {
        return;
    }
    // letters are set at the size they are seen at: small ones that are blown up are not sharp
    pen.save();
    pen.scale(1 / scale, 1 / scale);
    pen.font = `${font.italic ? 'italic ' : ''}${font.bold ? 'bold ' : ''}${font.size * scale}px ${FONT}`;
    pen.textAlign = font.anchor === 'middle' ? 'center' : font.anchor === 'end' ? 'right' : 'left';
    pen.setLineDash([]);
    for (const each of mark.texts) {
        if (mark.line) {
            pen.strokeStyle = ink.value(mark.line);
            pen.lineWidth = (mark.width || font.size * 0.22) * scale;
            pen.strokeText(each.text, each.x * scale, each.y * scale);
        }
        if (mark.fill) {
            pen.fillStyle = ink.value(mark.fill);
            pen.fillText(each.text, each.x * scale, each.y * scale);
        }
    }
    pen.restore();
}
