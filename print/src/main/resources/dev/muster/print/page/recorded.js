/** A battle that was recorded into the page: answers as a language server would, from what stands in the page. */
import { changed } from './model.js';

/** Every so many moments the scene is kept, so that none is far from one that is known. */
const KEPT = 32;

const OLD = 'This browser is too old to open the battle in this page. Use a newer one: a Chrome or Edge of 2020, a Safari or Firefox of 2023, or later.';

export class RecordedHost {
    /**
     * @param window
     * @param {HTMLElement} element that holds what was recorded
     */
    constructor(window, element) {
        this.window = window;
        this.element = element;
        this.at = 0;
        this.battle = 0;
        this.revision = 1;
    }

    /** Whether the battle is watched and not played. */
    get watches() {
        return true;
    }

    listen(listener) {
        Promise.resolve().then(() => listener({ event: 'open' }));
    }

    async ask(method, params = {}) {
        if (method !== 'playStep') {
            return method === 'scene' ? { scene: null, refusal: OLD } : null;
        }
        this.battles ??= await this.read();
        const { moments, branch } = this.state;
        switch (params.kind) {
            case 'whole':
                return this.whole();
            case 'show':
                return this.show(Math.min(Math.max(0, params.moment), moments.length - 1));
            case 'now':
                return this.show(moments.length - 1);
            case 'other':
                if (!branch) {
                    return { refusal: 'There is no other battle beside this one.' };
                }
                this.at = this.battles[this.battle].like[this.at];
                this.battle = 1 - this.battle;
                return this.whole();
            default:
                return { refusal: 'This battle is over and can only be watched. Open its log in Muster to fight on from it.' };
        }
    }

    async read() {
        const { window } = this;
        const packed = Uint8Array.from(window.atob(this.element.textContent), (letter) => letter.charCodeAt(0));
        const stream = new window.Blob([packed]).stream().pipeThrough(new window.DecompressionStream('gzip'));
        const { scene, battles } = JSON.parse(await new window.Response(stream).text());
        this.scene = scene;
        const [first] = battles;
        return battles.map((battle) => ({
            ...battle,
            changes: [...first.changes.slice(0, battle.known), ...battle.changes],
            state: { ...battle.state, moments: [...first.state.moments.slice(0, battle.known), ...battle.state.moments] },
            scenes: [],
        }));
    }

    get state() {
        return this.battles[this.battle].state;
    }

    /** Where everything stands at a moment. */
    sceneAt(moment) {
        const { changes, scenes } = this.battles[this.battle];
        let from = moment - (moment % KEPT);
        while (from > 0 && !scenes[from / KEPT]) {
            from -= KEPT;
        }
        let scene = scenes[from / KEPT] ?? this.step(this.scene, changes[0]);
        for (let at = from; at <= moment; at++) {
            scene = at > from ? this.step(scene, changes[at]) : scene;
            if (at % KEPT === 0) {
                scenes[at / KEPT] = scene;
            }
        }
        return scene;
    }

    step(scene, change) {
        return change ? changed(scene, { ...change, base: scene.revision, revision: scene.revision }) : scene;
    }

    whole() {
        this.shown = { ...this.sceneAt(this.at), revision: ++this.revision };
        return { battle: this.told(0), scene: this.shown };
    }

    show(moment) {
        const before = this.shown;
        const after = this.sceneAt(moment);
        this.at = moment;
        this.shown = { ...after, revision: ++this.revision };
        return { battle: this.told(this.state.moments.length), change: this.difference(before) };
    }

    /** What is new in the scene that is shown: what has not changed is the same object. */
    difference(before) {
        const { shown } = this;
        const differs = (key) => (shown[key] === before[key] ? null : shown[key]);
        return {
            view: shown.view,
            base: before.revision,
            revision: shown.revision,
            description: differs('description'),
            legend: differs('legend'),
            colours: differs('colours'),
            items: Object.fromEntries(Object.entries(shown.items).filter(([id, item]) => before.items[id] !== item)),
            removed: Object.keys(before.items).filter((id) => !shown.items[id]),
            layers: shown.layers.filter((layer, at) => before.layers[at] !== layer),
        };
    }

    /** @param known moments that the page has already */
    told(known) {
        const { state, at } = this;
        const lost = state.moments[at].lost;
        return {
            ...state,
            moments: state.moments.slice(known),
            known,
            shown: at,
            sides: state.sides.map((side, number) => ({ ...side, lost: lost[number] ?? 0 })),
        };
    }

    /** Nothing is kept: a page that is opened again begins at the beginning. */
    keep() {}

    kept() {
        return { playing: true, battle: 'recorded', panel: 'battle', link: false };
    }
}
