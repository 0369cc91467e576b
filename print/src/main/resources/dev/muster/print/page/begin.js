/** Begins a battle in a file that has none: how large the board is, by which rules, and who meets there. */
import { html } from './panels.js';

/** What is said of a size. */
const WORDS = { hexes: 'hexes', boxes: 'boxes', table: 'measures of an open table' };

const NOBODY = 'None: a map alone';

export class BeginForm {
    /**
     * @param root where the form is
     * @param client { begin(wish) }, which answers why not, or nothing
     */
    constructor(root, client) {
        this.root = root;
        this.client = client;
        root.hidden = true;
    }

    /** @param offer `{ rulebooks, armies }`; nothing where no battle can begin */
    show(offer) {
        this.root.hidden = !offer;
        const look = JSON.stringify(offer ?? null);
        if (look === this.look) {
            return;
        }
        this.look = look;
        this.root.replaceChildren(...(offer ? [this.form(offer)] : []));
    }

    form(offer) {
        const { rulebooks, armies } = offer;
        const option = (value, label, selected) => html('option', { value, selected }, label);
        const sides = ['Red', 'Blue'].map((_, side) =>
            html(
                'select',
                { id: `begin-${side}` },
                ...armies.map(({ name, file }, i) =>
                    option(String(i), file ? `${name} (${file})` : name, i === Math.min(side, armies.length - 1)),
                ),
                option('', NOBODY, armies.length === 0),
            ),
        );
        const name = html('input', { id: 'begin-name', required: true, autocomplete: 'off', placeholder: 'One word, such as Saturday' });
        const title = html('input', { id: 'begin-title', autocomplete: 'off', placeholder: 'What is read on the pages' });
        const number = (id, label) => html('input', { id, type: 'number', min: 1, step: 1, required: true, 'aria-label': label });
        const width = number('begin-width', 'Width');
        const height = number('begin-height', 'Height');
        const words = html('span', {});
        const rules = html('select', { id: 'begin-rules' }, ...rulebooks.map((each) => option(each.name, each.name, false)));
        const sized = () => {
            const chosen = rulebooks.find((each) => each.name === rules.value);
            width.value = String(chosen?.width ?? 1);
            height.value = String(chosen?.height ?? 1);
            words.textContent = WORDS[chosen?.board] ?? '';
        };
        rules.addEventListener('change', sized);
        sized();
        const why = html('p', { id: 'begin-why', role: 'alert' });
        const row = (label, field, id) => html('div', { class: 'row' }, html('label', { for: id }, label), field);
        return html(
            'form',
            {
                onsubmit: async (event) => {
                    event.preventDefault();
                    const chosen = sides.map((each) => armies[Number(each.value)]).filter((army, i) => army && sides[i].value !== '');
                    const fought = chosen.length === 2 ? chosen : [];
                    why.textContent =
                        (await this.client.begin({
                            rulebook: rules.value,
                            name: name.value.trim(),
                            title: title.value.trim() || null,
                            width: Number(width.value),
                            height: Number(height.value),
                            armies: fought.length > 0 ? fought.map((army) => army.name) : null,
                            imports: [...new Set(fought.map((army) => army.file).filter(Boolean))],
                        })) ?? '';
                },
            },
            html('h2', {}, 'Begin a battle here'),
            row('Name', name, 'begin-name'),
            row('Title', title, 'begin-title'),
            row('Rulebook', rules, 'begin-rules'),
            html('div', { class: 'row' }, html('span', {}, 'Size'), html('span', { class: 'size' }, width, ' x ', height, ' ', words)),
            row('Red army', sides[0], 'begin-0'),
            row('Blue army', sides[1], 'begin-1'),
            why,
            html('button', { type: 'submit' }, 'Begin'),
        );
    }
}
