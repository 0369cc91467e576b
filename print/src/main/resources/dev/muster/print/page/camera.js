/**
 * Which part of the field a window shows: pixel = unit of the board * scale + offset. Knows no element of the page.
 */

/** A field may leave the window by at most this share of it. */
const LEAVE = 0.6;

/** Room about a whole field that is fitted into the window, in pixels. */
const ROOM = 12;

/** A cell is at most this part of the window wide. */
const CLOSEST = 0.3;

export class Camera {
    constructor() {
        this.field = { left: 0, top: 0, width: 100, height: 100, cell: 10 };
        this.window = { width: 800, height: 600 };
        this.scale = 1;
        this.x = 0;
        this.y = 0;
        this.whole = true;
    }

    /** Another field; the window stays on the same part of it where it has the same size. */
    show(field) {
        const same = field.width === this.field.width && field.height === this.field.height;
        this.field = field;
        if (!same || this.whole) {
            this.fit();
        } else {
            this.clamp();
        }
    }

    /** Another size of the window: its middle shows what it has shown. */
    resize(width, height) {
        const middle = this.at(this.window.width / 2, this.window.height / 2);
        this.window = { width: Math.max(1, width), height: Math.max(1, height) };
        if (this.whole) {
            this.fit();
        } else {
            this.centre(middle.x, middle.y);
        }
    }

    /** The scale at which all of the field is seen. */
    fitting() {
        const { width, height } = this.window;
        const room = Math.min(ROOM, width / 8, height / 8);
        return Math.min((width - 2 * room) / this.field.width, (height - 2 * room) / this.field.height);
    }

    fit() {
        this.scale = this.fitting();
        this.x = (this.window.width - this.field.width * this.scale) / 2 - this.field.left * this.scale;
        this.y = (this.window.height - this.field.height * this.scale) / 2 - this.field.top * this.scale;
        this.whole = true;
    }

    /** Closer by a factor; what lies at a pixel stays there. */
    zoom(factor, pixelX = this.window.width / 2, pixelY = this.window.height / 2) {
        const least = this.fitting() * 0.5;
        const most = Math.max(this.fitting() * 2, (CLOSEST * Math.min(this.window.width, this.window.height)) / this.field.cell);
        const scale = Math.min(most, Math.max(least, this.scale * factor));
        const spot = this.at(pixelX, pixelY);
        this.scale = scale;
        this.x = pixelX - spot.x * scale;
        this.y = pixelY - spot.y * scale;
        this.whole = false;
        this.clamp();
    }

    /** Moves the field by so many pixels. */
    pan(right, down) {
        this.x += right;
        this.y += down;
        this.whole = false;
        this.clamp();
    }

    /** Has a spot of the field in the middle of the window. */
    centre(x, y) {
        this.x = this.window.width / 2 - x * this.scale;
        this.y = this.window.height / 2 - y * this.scale;
        this.whole = false;
        this.clamp();
    }

    /**
     * Moves the field as little as is needed to see a box of it.
     *
     * @returns whether it had to be moved
     */
    reveal(left, top, right, bottom) {
        const room = Math.min(40, this.window.width / 6, this.window.height / 6);
        const [x, y] = [this.x, this.y];
        const by = (low, high, size) => (low < room ? room - low : high > size - room ? size - room - high : 0);
        const across = by(left * this.scale + x, right * this.scale + x, this.window.width);
        const down = by(top * this.scale + y, bottom * this.scale + y, this.window.height);
        if (across !== 0 || down !== 0) {
            this.pan(across, down);
        }
        return this.x !== x || this.y !== y;
    }

    /** The spot of the field at a pixel. */
    at(pixelX, pixelY) {
        return { x: (pixelX - this.x) / this.scale, y: (pixelY - this.y) / this.scale };
    }

    /** The pixel at a spot of the field. */
    pixel(x, y) {
        return { x: x * this.scale + this.x, y: y * this.scale + this.y };
    }

    /** What of the field is seen. */
    seen() {
        const from = this.at(0, 0);
        const to = this.at(this.window.width, this.window.height);
        return { left: from.x, top: from.y, right: to.x, bottom: to.y };
    }

    clamp() {
        const limit = (offset, from, size, window) => {
            const free = window * LEAVE;
            const part = Math.min(size, window);
            return Math.min(window - part + free, Math.max(part - size - free, offset + from)) - from;
        };
        const { left, top, width, height } = this.field;
        this.x = limit(this.x, left * this.scale, width * this.scale, this.window.width);
        this.y = limit(this.y, top * this.scale, height * this.scale, this.window.height);
    }
}
