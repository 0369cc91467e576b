/** A menu beside a spot of the field, for the mouse, the keyboard and a finger that rests. */
import { html } from './panels.js';

export class Menu {
    constructor(root) {
        this.root = root;
        root.hidden = true;
        root.addEventListener('keydown', (event) => this.key(event));
        root.addEventListener('focusout', (event) => {
            if (!root.contains(event.relatedTarget)) {
                this.close(false);
            }
        });
    }

    /** @param entries `[{ label, keys, act }]`; what is not one is left out */
    show(pixel, window, entries) {
        this.back = document.activeElement;
        this.root.replaceChildren(
            ...entries
                .filter((entry) => entry)
                .map((entry) =>
                    html(
                        'button',
                        {
                            type: 'button',
                            role: 'menuitem',
                            tabindex: -1,
                            onclick: () => {
                                this.close(true);
                                entry.act();
                            },
                        },
                        html('span', {}, entry.label),
                        ...(entry.keys ? [html('kbd', {}, entry.keys)] : []),
                    ),
                ),
        );
        this.root.hidden = false;
        const box = this.root.getBoundingClientRect();
        const left = Math.max(4, Math.min(pixel.x, window.width - box.width - 4));
        const top = Math.max(4, Math.min(pixel.y, window.height - box.height - 4));
        this.root.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
        this.root.firstChild.focus();
    }

    close(back) {
        if (!this.root.hidden) {
            this.root.hidden = true;
            if (back) {
                this.back?.focus();
            }
        }
    }

    key(event) {
        const entries = [...this.root.children];
        const at = entries.indexOf(document.activeElement);
        const go = {
            ArrowDown: (at + 1) % entries.length,
            ArrowUp: (at - 1 + entries.length) % entries.length,
            Home: 0,
            End: entries.length - 1,
        }[event.key];
        if (go !== undefined) {
            entries[go].focus();
        } else if (event.key === 'Escape' || event.key === 'Tab') {
            this.close(true);
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }
}
