/** Everything on the map as a tree: for a screen reader, for the keyboard, and as a list to look things up in. */

/** Kinds of items below the forces, with their heading. */
const KINDS = [
    ['objective', 'Objectives'],
    ['zone', 'Zones'],
    ['arrival', 'Arrivals'],
    ['name', 'Places'],
    ['area', 'Ground'],
    ['way', 'Roads and rivers'],
    ['side', 'Sides of hexes'],
];

/** The tree of a model: `[{ id, label, detail, items, children }]`; the id of a heading is not that of an item. */
export function outline(model) {
    const sides = model.scene.tools.sides;
    const top = [];
    const place = (list, id, label) => {
        let node = list.find((each) => each.id === id);
        if (!node) {
            node = { id, label, items: [], children: [] };
            list.push(node);
        }
        return node;
    };
    for (const item of model.forces()) {
        const side = sides[item.side ?? -1];
        const force = place(top, `side ${item.side}`, side ? side.label || side.name : 'Stands');
        const known = side?.groups.find((each) => each.name === item.group);
        const group = item.group ? place(force.children, `group ${item.side} ${item.group}`, known?.label || item.group) : force;
        group.children.push(leaf(model, item));
        group.items.push(item.id);
        if (group !== force) {
            force.items.push(item.id);
        }
    }
    for (const [kind, heading] of KINDS) {
        const items = model.layers().flatMap((layer) => layer.items.filter((item) => item.kind === kind && item.label));
        const seen = new Set();
        const children = items.filter((item) => !seen.has(item.id) && seen.add(item.id)).map((item) => leaf(model, item));
        if (children.length > 0) {
            top.push({ id: `kind ${kind}`, label: heading, items: children.map((each) => each.id), children });
        }
    }
    return top;
}

function leaf(model, item) {
    return { id: item.id, label: item.label, items: [item.id], children: [], rim: model.rim(item.id) };
}

export class Tree {
    /**
     * @param {HTMLElement} root
     * @param client { chosen(ids, more), opened(id) }
     */
    constructor(root, client) {
        this.root = root;
        this.client = client;
        this.open = new Set();
        this.first = true;
        this.typed = '';
        root.setAttribute('role', 'tree');
        root.setAttribute('aria-multiselectable', 'true');
        root.addEventListener('click', (event) => {
            const row = event.target.closest('[role=treeitem]');
            if (row) {
                event.stopPropagation();
                this.focus(row);
                if (event.target.closest('.fold')) {
                    this.fold(row, row.getAttribute('aria-expanded') !== 'true');
                } else {
                    this.choose(row, event.shiftKey || event.ctrlKey || event.metaKey);
                }
            }
        });
        root.addEventListener('dblclick', (event) => {
            const row = event.target.closest('[role=treeitem]');
            if (row) {
                this.client.opened(this.nodes.get(row.dataset.id));
            }
        });
        root.addEventListener('keydown', (event) => this.key(event));
    }

    show(model) {
        const had = this.root.contains(document.activeElement) ? document.activeElement.dataset?.id : undefined;
        const tree = outline(model);
        this.nodes = new Map();
        if (this.first && tree.length > 0) {
            tree.filter((node) => node.id.startsWith('side')).forEach((node) => this.open.add(node.id));
            this.first = false;
        }
        this.root.replaceChildren(...tree.map((node) => this.row(node, 1)));
        const kept = had && this.rowOf(had);
        const current = kept || this.rowOf(this.current) || this.root.querySelector('[role=treeitem]');
        if (current) {
            current.tabIndex = 0;
        }
        if (kept) {
            kept.focus();
        }
        this.mark(this.marked ?? []);
    }

    row(node, level) {
        this.nodes.set(node.id, node);
        const row = document.createElement('li');
        row.setAttribute('role', 'treeitem');
        row.setAttribute('aria-level', level);
        row.setAttribute('aria-selected', 'false');
        row.dataset.id = node.id;
        row.tabIndex = -1;
        const line = document.createElement('span');
        line.className = 'line';
        line.style.setProperty('--level', level);
        const label = document.createElement('span');
        label.textContent = node.label;
        label.className = 'label';
        if (node.children.length > 0) {
            const fold = document.createElement('span');
            fold.className = 'fold';
            fold.setAttribute('aria-hidden', 'true');
            const count = document.createElement('span');
            count.className = 'count';
            count.textContent = node.items.length;
            line.append(fold, label, count);
            const group = document.createElement('ul');
            group.setAttribute('role', 'group');
            group.append(...node.children.map((child) => this.row(child, level + 1)));
            row.setAttribute('aria-label', `${node.label}, ${node.items.length}`);
            row.append(line, group);
            this.fold(row, this.open.has(node.id));
        } else {
            line.append(label);
            if (node.rim) {
                line.classList.add(`rim-${node.rim}`);
                row.setAttribute('aria-label', `${node.label}, ${node.rim}`);
            }
            row.append(line);
        }
        return row;
    }

    fold(row, open) {
        row.setAttribute('aria-expanded', String(open));
        this.open[open ? 'add' : 'delete'](row.dataset.id);
    }

    rowOf(id) {
        return id === undefined ? null : this.root.querySelector(`[data-id="${CSS.escape(id)}"]`);
    }

    /** Marks the rows of the selected items. */
    mark(ids) {
        this.marked = ids;
        const marked = new Set(ids);
        for (const row of this.root.querySelectorAll('[role=treeitem]')) {
            row.setAttribute('aria-selected', String(marked.has(row.dataset.id)));
        }
    }

    focus(row) {
        this.root.querySelectorAll('[tabindex="0"]').forEach((each) => {
            each.tabIndex = -1;
        });
        row.tabIndex = 0;
        row.focus();
        this.current = row.dataset.id;
    }

    choose(row, more) {
        this.client.chosen(this.nodes.get(row.dataset.id).items, more);
    }

    visible() {
        return [...this.root.querySelectorAll('[role=treeitem]')].filter(
            (row) => !row.parentElement.closest('[aria-expanded=false]'),
        );
    }

    key(event) {
        const row = event.target.closest('[role=treeitem]');
        if (!row || event.altKey || event.metaKey || (event.ctrlKey && event.key !== 'Enter')) {
            return;
        }
        const rows = this.visible();
        const at = rows.indexOf(row);
        const folds = row.hasAttribute('aria-expanded');
        const open = row.getAttribute('aria-expanded') === 'true';
        const go = (to) => to && this.focus(to);
        const act = {
            ArrowDown: () => go(rows[at + 1]),
            ArrowUp: () => go(rows[at - 1]),
            Home: () => go(rows[0]),
            End: () => go(rows.at(-1)),
            ArrowRight: () => (folds && !open ? this.fold(row, true) : folds && go(rows[at + 1])),
            ArrowLeft: () => (folds && open ? this.fold(row, false) : go(row.parentElement.closest('[role=treeitem]'))),
            Enter: () => (event.ctrlKey ? this.client.opened(this.nodes.get(row.dataset.id)) : this.choose(row, event.shiftKey)),
            ' ': () => this.choose(row, event.shiftKey),
            F3: () => this.client.opened(this.nodes.get(row.dataset.id)),
        }[event.key];
        if (act) {
            act();
            event.preventDefault();
            event.stopPropagation();
        } else if (/^\S$/.test(event.key) && !event.ctrlKey) {
            this.type(event.key, rows, at);
            event.preventDefault();
            event.stopPropagation();
        }
    }

    /** Goes to the next row that begins with what is typed. */
    type(letter, rows, at) {
        clearTimeout(this.typing);
        this.typing = setTimeout(() => {
            this.typed = '';
        }, 700);
        this.typed += letter.toLowerCase();
        const from = this.typed.length > 1 ? at : at + 1;
        const order = [...rows.slice(from), ...rows.slice(0, from)];
        const found = order.find((each) => this.nodes.get(each.dataset.id).label.toLowerCase().startsWith(this.typed));
        if (found) {
            this.focus(found);
        }
    }
}
