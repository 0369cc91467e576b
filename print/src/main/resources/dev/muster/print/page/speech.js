/** What is told in words: to a screen reader, in the status line, and beside the pointer. */

export class Speech {
    /** @param elements `{ live, alert, status, tip }` */
    constructor(elements) {
        Object.assign(this, elements);
        this.tip.hidden = true;
    }

    /** For a screen reader, when it has said what it is saying. */
    say(text) {
        // the same words again are said again
        this.live.textContent = text === this.live.textContent ? `${text}\u00a0` : text;
        this.status.textContent = text;
    }

    /** Why something was not done: shown until the next thing is done, and said at once. */
    refuse(text) {
        this.alert.textContent = text;
        this.alert.hidden = text === '';
    }

    calm() {
        this.refuse('');
    }

    /** Where the pointer is, in the status line alone. */
    show(text) {
        this.status.textContent = text;
    }

    /**
     * Words beside a spot of the window.
     *
     * @param parts `[{ text, kind }]`, a paragraph each; kind is `head`, `text`, `error`, `warning` or `information`
     */
    tipAt(pixel, parts, window) {
        if (parts.length === 0) {
            this.tip.hidden = true;
            return;
        }
        this.tip.replaceChildren(
            ...parts.map(({ text, kind }) => {
                const line = document.createElement('p');
                line.className = kind;
                line.textContent = text;
                return line;
            }),
        );
        this.tip.hidden = false;
        const box = this.tip.getBoundingClientRect();
        const left = Math.max(4, Math.min(pixel.x + 16, window.width - box.width - 4));
        const below = pixel.y + 20 + box.height < window.height;
        const top = below ? pixel.y + 20 : Math.max(4, pixel.y - 12 - box.height);
        this.tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    }

    noTip() {
        this.tip.hidden = true;
    }
}

/** The plain words of a hover's Markdown. */
export function plain(markdown) {
    return markdown
        .replace(/^```[^\n]*\n?|```$/gm, '')
        .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/^#+\s*/gm, '')
        .replace(/(\*\*|__|`)(.*?)\1/g, '$2')
        .replace(/(^|\W)[*_]([^*_\n]+)[*_](?=\W|$)/g, '$1$2')
        .replace(/^\s*[-*]\s+/gm, '\u2022 ')
        .replace(/^\|?[\s:|-]+\|?$/gm, '')
        .replace(/^\|(.*)\|$/gm, (_, row) => row.split('|').map((cell) => cell.trim()).join('   '))
        .replace(/\\([\\`*_{}[\]()#+.!|<>-])/g, '$1')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&')
        .replace(/\n{2,}/g, '\n\n')
        .trim();
}
