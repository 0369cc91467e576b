/**
 * The colours of a scene in the theme of the page. Elements name a colour by a property of the style, so that another
 * theme repaints no element; a canvas asks for its value.
 */

/** What a colour is where the user forces colours. */
const FORCED = { canvas: 'Canvas', text: 'CanvasText', accent: 'Highlight' };

export class Ink {
    /**
     * @param {Record<string, { light: string, dark: string, contrast: string }>} colours
     * @param {'light' | 'dark' | 'forced'} theme
     */
    constructor(colours = {}, theme = 'light') {
        this.colours = colours;
        this.theme = theme;
    }

    /** The value for a pen; black for a key that the scene does not have. */
    value(key) {
        const colour = this.colours[key];
        if (!colour) {
            return this.theme === 'dark' ? '#ffffff' : '#000000';
        }
        return this.theme === 'forced' ? (FORCED[colour.contrast] ?? 'CanvasText') : colour[this.theme];
    }

    /** The reference for an element. */
    static reference(key) {
        return `var(--ink-${key})`;
    }

    /** Has elements below this one take the colours of the theme. */
    give(style) {
        for (const key of Object.keys(this.colours)) {
            style.setProperty(`--ink-${key}`, this.value(key));
        }
    }
}
