/**
 * Mouse, touch and wheel on the field as what they mean: a tap, a drag, a pan, a zoom, a rest of the pointer.
 *
 * The client answers `grabs(spot)`: whether a drag that begins there is its own; all other drags move the field.
 */

/** A pointer that moves less than this has not moved, in pixels. */
const STILL = { mouse: 4, pen: 6, touch: 10 };

/** A finger that rests so long asks for the menu, in ms. */
const LONG = 550;

export class Gestures {
    /**
     * @param {HTMLElement} surface that takes the pointers
     * @param client { grabs, tap, open, menu, dragStart, drag, drop, cancel, pan, zoom, hover, leave, settle }
     */
    constructor(surface, client) {
        this.surface = surface;
        this.client = client;
        this.pointers = new Map();
        this.mode = 'none';
        this.resting = 0;
        surface.addEventListener('pointerdown', (event) => this.down(event));
        surface.addEventListener('pointermove', (event) => this.move(event));
        surface.addEventListener('pointerup', (event) => this.up(event));
        surface.addEventListener('pointercancel', (event) => this.lost(event));
        surface.addEventListener('pointerleave', () => this.mode === 'none' && client.leave());
        surface.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
        surface.addEventListener('dblclick', (event) => client.open(this.spot(event)));
        surface.addEventListener('contextmenu', (event) => {
            event.preventDefault();
            if (this.mode === 'none' || this.mode === 'press') {
                this.mode = 'none';
                client.menu(this.spot(event));
            }
        });
    }

    spot(event) {
        const box = this.surface.getBoundingClientRect();
        return {
            x: event.clientX - box.left,
            y: event.clientY - box.top,
            touch: event.pointerType === 'touch',
            more: event.shiftKey || event.ctrlKey || event.metaKey,
            shift: event.shiftKey,
            alt: event.altKey,
        };
    }

    down(event) {
        this.surface.focus({ preventScroll: true });
        this.pointers.set(event.pointerId, this.spot(event));
        try {
            this.surface.setPointerCapture(event.pointerId);
        } catch {
            // the pointer is gone already
        }
        if (this.pointers.size === 2) {
            this.stop();
            this.mode = 'pinch';
            this.apart = this.pinch();
            return;
        }
        if (this.pointers.size > 2) {
            return;
        }
        this.start = this.spot(event);
        this.still = STILL[event.pointerType] ?? 6;
        this.button = event.button;
        this.mode = 'press';
        if (this.start.touch) {
            this.resting = setTimeout(() => {
                if (this.mode === 'press') {
                    this.mode = 'held';
                    this.client.menu(this.start);
                }
            }, LONG);
        }
    }

    move(event) {
        const spot = this.spot(event);
        const before = this.pointers.get(event.pointerId);
        if (!before) {
            this.client.hover(spot);
            return;
        }
        this.pointers.set(event.pointerId, spot);
        if (this.mode === 'pinch') {
            const now = this.pinch();
            this.client.pan(now.x - this.apart.x, now.y - this.apart.y);
            this.client.zoom(now.distance / Math.max(1, this.apart.distance), now);
            this.apart = now;
            return;
        }
        if (this.mode === 'press' && Math.hypot(spot.x - this.start.x, spot.y - this.start.y) > this.still) {
            clearTimeout(this.resting);
            const own = this.button === 0 && this.client.grabs(this.start);
            this.mode = own ? 'drag' : 'pan';
            if (own) {
                this.client.dragStart(this.start);
            }
        }
        if (this.mode === 'drag') {
            this.client.drag(spot);
        } else if (this.mode === 'pan') {
            this.client.pan(spot.x - before.x, spot.y - before.y);
        }
    }

    up(event) {
        const spot = this.spot(event);
        this.pointers.delete(event.pointerId);
        clearTimeout(this.resting);
        const mode = this.mode;
        this.mode = this.pointers.size > 0 ? 'after' : 'none';
        if (mode === 'press' && this.button === 0) {
            this.client.tap(spot);
        } else if (mode === 'drag') {
            this.client.drop(spot);
        } else if (mode === 'pan' || mode === 'pinch') {
            this.client.settle();
        }
    }

    lost(event) {
        this.pointers.delete(event.pointerId);
        this.stop();
    }

    /** Gives up what is going on, as the Escape key wants it. */
    stop() {
        clearTimeout(this.resting);
        if (this.mode === 'drag') {
            this.client.cancel();
        }
        this.mode = this.pointers.size > 0 ? 'after' : 'none';
    }

    wheel(event) {
        event.preventDefault();
        const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 240 : 1;
        const spot = this.spot(event);
        if (event.shiftKey && !event.ctrlKey) {
            this.client.pan(-(event.deltaX || event.deltaY) * lines, 0);
        } else {
            const turned = Math.max(-240, Math.min(240, event.deltaY * lines));
            this.client.pan(-event.deltaX * lines, 0);
            this.client.zoom(Math.exp(-turned * (event.ctrlKey ? 0.01 : 0.0018)), spot);
        }
        this.client.settle();
    }

    pinch() {
        const [one, other] = [...this.pointers.values()];
        return {
            x: (one.x + other.x) / 2,
            y: (one.y + other.y) / 2,
            distance: Math.hypot(one.x - other.x, one.y - other.y),
        };
    }
}
