/** What can be put on the map: lines of the armies, terrain, heights, and ground with a name. */
import { html, swatch } from './panels.js';

const NAME = { key: 'name', label: 'Name', required: true };

/** Things that are drawn on the map and have no sign of their own. */
const DRAWN = [
    { kind: 'zone', label: 'Zone', gather: 'cells', needs: [NAME] },
    { kind: 'objective', label: 'Objective', gather: 'cells', needs: [NAME] },
    { kind: 'name', label: 'Place name', gather: 'one', needs: [NAME] },
];

const LEVELS = [0, 1, 2, 3];

export class PalettePanel {
    /** @param client { take(tool), pull(tool, event) } */
    constructor(root, client) {
        this.root = root;
        this.client = client;
        this.groups = new Map();
    }

    show(model) {
        const { tools, board } = model.scene;
        const look = JSON.stringify([tools, board.kind]);
        if (look === this.look) {
            return;
        }
        this.look = look;
        const grid = board.grid !== undefined && board.grid !== null;
        const uses = (use) => tools.terrains.filter((terrain) => terrain.use.includes(use));
        const sections = [
            ...(model.allows('insert') ? tools.sides.map((side, index) => this.side(side, index)) : []),
            model.allows('paint') && grid && this.terrains('Ground', uses('ground'), { kind: 'paint', gather: 'cells' }),
            model.allows('area') && !grid && this.terrains('Ground', uses('ground'), { kind: 'area', gather: 'way' }),
            model.allows('side') && grid && this.terrains('On sides', uses('side'), { kind: 'side', gather: 'sides' }),
            model.allows('way') && this.terrains('Roads and rivers', uses('way'), { kind: 'way', gather: 'way' }),
            model.allows('height') && grid && this.heights(),
            this.drawn(model),
            ...(model.allows('entry') ? [this.entries(tools.sides)] : []),
        ].filter((section) => section);
        this.root.replaceChildren(...(sections.length > 0 ? sections : [html('p', { class: 'none' }, 'Nothing can be put on this map.')]));
    }

    section(label, ...content) {
        return html('fieldset', { class: 'palette' }, html('legend', {}, label), ...content);
    }

    cards(label, cards, name = '') {
        return cards.length > 0 ? this.section(label, html('div', { class: `cards ${name}` }, ...cards)) : undefined;
    }

    side(side, index) {
        const id = `group-${index}`;
        const chosen = this.groups.get(side.name) ?? side.groups[0]?.name;
        this.groups.set(side.name, chosen);
        const select = html(
            'select',
            { id, onchange: () => this.groups.set(side.name, select.value) },
            ...side.groups.map((group) => html('option', { value: group.name, selected: group.name === chosen }, group.label || group.name)),
        );
        const lines = side.lines.map((line) =>
            this.card(line.marks, line.label || line.name, line.summary, () => ({
                kind: 'insert',
                key: `insert ${side.name} ${line.name}`,
                label: line.label || line.name,
                marks: line.marks,
                action: { kind: 'insert', side: side.name, group: this.groups.get(side.name), line: line.name },
            })),
        );
        return this.section(
            side.label || side.name,
            ...(side.groups.length > 0 ? [html('label', { class: 'pick', for: id }, 'Into ', select)] : []),
            html('div', { class: 'cards' }, ...lines),
        );
    }

    terrains(label, terrains, { kind, gather }) {
        return this.cards(
            label,
            terrains.map((terrain) =>
                this.card(terrain.marks, terrain.label || terrain.key, '', () => ({
                    kind: 'paint',
                    key: `${kind} ${terrain.key}`,
                    label: terrain.label || terrain.key,
                    gather,
                    needs: kind === 'way' || kind === 'area' ? [{ ...NAME, required: false }] : [],
                    action: { kind, terrain: terrain.key },
                })),
            ),
        );
    }

    heights() {
        const card = (words, label, action) =>
            this.card([], words, '', () => ({ kind: 'paint', key: label, label, gather: 'cells', action: { kind: 'height', ...action } }));
        return this.cards(
            'Height',
            [
                card('Raise', 'raise by 1', { steps: 1 }),
                card('Lower', 'lower by 1', { steps: -1 }),
                ...LEVELS.map((level) => card(String(level), `height ${level}`, { level })),
            ],
            'levels',
        );
    }

    drawn(model) {
        const known = DRAWN.filter((each) => model.allows(each.kind));
        return this.cards(
            'With a name',
            known.map(({ kind, label, gather, needs }) =>
                this.card([], label, '', () => ({ kind: 'paint', key: kind, label, gather, needs, action: { kind } })),
            ),
        );
    }

    /** Where a group comes in, and in which round. */
    entries(sides) {
        const round = { key: 'round', label: 'Round', number: true, required: true };
        const groups = sides.flatMap((side) => side.groups.map((group) => ({ side, group })));
        return this.cards(
            'Arrivals',
            groups.map(({ side, group }) =>
                this.card([], group.label || group.name, side.label || side.name, () => ({
                    kind: 'paint',
                    key: `entry ${side.name} ${group.name}`,
                    label: `${group.label || group.name} comes in`,
                    gather: 'cells',
                    needs: [round],
                    action: { kind: 'entry', side: side.name, group: group.name },
                })),
            ),
        );
    }

    card(marks, label, detail, tool) {
        const words = html('span', { class: 'words' }, html('span', { class: 'label' }, label), ...(detail ? [html('small', {}, detail)] : []));
        const card = html(
            'button',
            {
                type: 'button',
                class: 'card',
                'data-key': tool().key,
                'aria-pressed': 'false',
                onclick: () => this.client.take(card.getAttribute('aria-pressed') === 'true' ? { kind: 'select' } : tool()),
                onpointerdown: (event) => tool().kind === 'insert' && this.client.pull(tool, event),
            },
            ...(marks.length > 0 ? [swatch(marks)] : []),
            words,
        );
        return card;
    }

    /** Shows which tool is in use. */
    mark(key) {
        for (const card of this.root.querySelectorAll('.card')) {
            card.setAttribute('aria-pressed', String(key !== undefined && card.dataset.key === key));
        }
    }
}
