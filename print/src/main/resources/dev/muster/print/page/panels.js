/** The panels beside the field: what can be put on it, its layers, its signs, and what the checks find. */
import { element, markElement } from './shapes.js';

/** An element of the page. */
export function html(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith('on')) {
            made.addEventListener(key.slice(2), value);
        } else if (value === true) {
            made.setAttribute(key, '');
        } else if (value !== undefined && value !== null && value !== false) {
            made.setAttribute(key, value);
        }
    }
    made.append(...children);
    return made;
}

/** The sign of something as a small picture. */
export function swatch(marks) {
    return element(
        'svg',
        { viewBox: '-4.8 -3.3 9.6 6.6', class: 'swatch', 'aria-hidden': 'true', focusable: 'false' },
        ...marks.map(markElement),
    );
}

const GROUPS = { map: 'Map', scenario: 'Scenario', rules: 'Rules', balance: 'Many battles' };

/** Switches of the layers. */
export class LayersPanel {
    /** @param client { layersSet(off, wanted, ask) } */
    constructor(root, client) {
        this.root = root;
        this.client = client;
        this.off = new Set();
        this.wanted = new Set();
        this.known = new Set();
    }

    /** Takes what was kept over a reload. */
    restore(off = [], wanted = [], known = []) {
        this.off = new Set(off);
        this.wanted = new Set(wanted);
        this.known = new Set(known);
    }

    show(model) {
        for (const layer of model.scene.layers) {
            if (!this.known.has(layer.id)) {
                this.known.add(layer.id);
                if (!layer.shown || layer.onDemand) {
                    this.off.add(layer.id);
                }
            }
        }
        const optional = model.scene.layers.filter((layer) => layer.optional);
        const look = JSON.stringify(optional.map((layer) => [layer.id, layer.label, layer.group, layer.description]));
        if (look === this.look) {
            return;
        }
        this.look = look;
        this.root.replaceChildren(
            ...Object.entries(GROUPS)
                .map(([group, label]) => [label, optional.filter((layer) => layer.group === group)])
                .filter(([, layers]) => layers.length > 0)
                .map(([label, layers]) => html('fieldset', {}, html('legend', {}, label), ...layers.map((each) => this.row(each)))),
        );
    }

    row(layer) {
        const box = html('input', {
            type: 'checkbox',
            checked: !this.off.has(layer.id),
            onchange: () => this.toggle(layer, box.checked),
        });
        const words = html('span', { class: 'words' }, html('span', { class: 'label' }, layer.label));
        if (layer.description) {
            words.append(html('small', {}, layer.description));
        }
        return html('label', { class: 'check' }, box, words);
    }

    toggle(layer, on) {
        this.off[on ? 'delete' : 'add'](layer.id);
        if (layer.onDemand) {
            this.wanted[on ? 'add' : 'delete'](layer.id);
        }
        this.client.layersSet([...this.off], [...this.wanted], layer.onDemand);
    }
}

/** What the signs on the map mean. */
export class LegendPanel {
    constructor(root) {
        this.root = root;
    }

    show(model) {
        this.root.replaceChildren(
            ...model.scene.legend.map((entry) => html('li', {}, swatch(entry.marks), html('span', {}, entry.label))),
        );
        if (model.scene.legend.length === 0) {
            this.root.replaceChildren(html('li', { class: 'none' }, 'This map has no signs to explain.'));
        }
    }
}

/** What the checks find, as a list. */
export class FindingsPanel {
    /** @param client { finding(finding) } */
    constructor(root, client) {
        this.root = root;
        this.client = client;
    }

    show(model) {
        const findings = model.scene.findings;
        this.root.replaceChildren(
            ...findings.map((finding) =>
                html(
                    'li',
                    {},
                    html(
                        'button',
                        { type: 'button', class: `finding ${finding.severity}`, onclick: () => this.client.finding(finding) },
                        html('span', { class: 'severity' }, finding.severity),
                        html('span', { class: 'label' }, finding.message),
                        html('code', {}, finding.code),
                    ),
                ),
            ),
        );
        if (findings.length === 0) {
            this.root.replaceChildren(html('li', { class: 'none' }, 'The checks find nothing.'));
        }
        return findings.length;
    }
}
