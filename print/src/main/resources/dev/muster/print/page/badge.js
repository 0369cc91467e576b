/** The tool in use, beside the title: what it is, what it needs, and how to end it. */
import { html } from './panels.js';

const byId = (id) => document.getElementById(id);

const VERBS = { insert: 'Deploy', paint: 'Draw' };

export class ToolBadge {
    /** @param page the page of the map */
    constructor(page) {
        this.page = page;
    }

    show(tool) {
        const badge = byId('tool');
        badge.hidden = tool.kind === 'select';
        byId('tool-name').textContent = badge.hidden ? '' : `${VERBS[tool.kind]}: ${tool.label}`;
        byId('tool-needs').replaceChildren(...(tool.needs ?? []).map((need) => this.field(need)));
    }

    field(need) {
        const { hand } = this.page;
        const input = html('input', {
            id: `need-${need.key}`,
            type: need.number ? 'number' : 'text',
            min: need.number ? 1 : undefined,
            placeholder: need.label,
            'aria-label': need.required ? need.label : `${need.label}, may be left out`,
            oninput: () => {
                const value = input.value.trim();
                hand.brush.given[need.key] = value === '' ? undefined : need.number ? Number(value) : value;
            },
            onkeydown: (event) => {
                if (event.key === 'Enter') {
                    hand.brush.done();
                    this.page.surface.focus();
                } else if (event.key === 'Escape') {
                    this.page.take({ kind: 'select' });
                    this.page.surface.focus();
                }
            },
        });
        return input;
    }

    /** Asks for what is missing. */
    ask(need) {
        const input = byId(`need-${need}`);
        input.focus();
        this.page.speech.say(`${input.getAttribute('aria-label')}: type it and press Enter`);
    }
}
