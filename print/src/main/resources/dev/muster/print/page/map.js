/** The page of the map: holds its parts together, and talks with the host for them. */
import { Frame, themeOf } from './frame.js';
import { Gestures } from './gestures.js';
import { Hand } from './hand.js';
import { hostOf } from './host.js';
import { Keys } from './keys.js';
import { Menu } from './menu.js';
import { Model, PROTOCOL, changed } from './model.js';
import { PalettePanel } from './palette.js';
import { FindingsPanel, LayersPanel, LegendPanel } from './panels.js';
import { Play } from './play.js';
import { BeginForm } from './begin.js';
import { Speech, plain } from './speech.js';
import { ToolBadge } from './badge.js';
import { Tree } from './tree.js';
import { View } from './view.js';

/** A pointer that rests so long wants to know more, in ms. */
const RESTS = 380;

/** What the caret and the selection mean is asked for when they have stayed so long, in ms. */
const STAYS = 70;

const byId = (id) => document.getElementById(id);

export class MapPage {
    constructor(host) {
        this.host = host;
        this.state = { link: true, ...host.kept() };
        this.surface = byId('surface');
        this.speech = new Speech({ live: byId('speech'), alert: byId('words'), status: byId('under'), tip: byId('tip') });
        this.view = new View(this.surface);
        this.view.dress(themeOf(window));
        this.hand = new Hand(this.view, this.speech, this);
        this.gestures = new Gestures(this.surface, this.pointer());
        this.layers = new LayersPanel(byId('layers'), this);
        this.layers.restore(this.state.off, this.state.wanted, this.state.known);
        this.legend = new LegendPanel(byId('legend'));
        this.findings = new FindingsPanel(byId('findings'), this);
        this.palette = new PalettePanel(byId('palette'), this);
        this.tree = new Tree(byId('tree'), this);
        this.badge = new ToolBadge(this);
        this.begins = new BeginForm(byId('begin'), this);
        this.menus = new Menu(byId('menu'));
        this.play = new Play(this);
        this.keys = new Keys(this);
        this.hovers = new WeakMap();
        this.frame = new Frame(this);
        host.listen((event) => this.happened(event));
    }

    // what happens outside

    async happened(event) {
        switch (event.event) {
            case 'connected':
            case 'open':
                this.caret = event.position ?? this.caret;
                byId('lost').hidden = true;
                if (!(await this.play.resume())) {
                    await this.open();
                }
                break;
            case 'play':
                this.frame.open('battle');
                if (event.log) {
                    await this.play.begin({ log: event.log, notes: null, scenario: null });
                }
                break;
            case 'caret':
                this.caret = event.position;
                clearTimeout(this.following);
                this.following = setTimeout(() => this.follow(event), STAYS);
                break;
            case 'sceneChanged':
                await this.change(event.change);
                break;
            case 'said':
                this.speech.refuse(event.words);
                break;
            case 'disconnected':
                byId('lost').hidden = false;
                break;
            default:
        }
    }

    /** Asks for the whole scene. */
    async open() {
        const asked = (this.opening = {});
        let answer;
        try {
            answer = await this.host.ask('scene', {
                position: this.caret ?? null,
                scenario: this.state.pinned ?? null,
                layers: [...this.layers.wanted],
                selected: this.hand.selection,
            });
        } catch (failure) {
            answer = { scene: null, refusal: failure.message };
        }
        if (asked === this.opening && !this.play.on) {
            this.refused(answer.scene ? '' : answer.refusal);
            this.begins.show(answer.scene || this.scene ? undefined : answer.begin);
            if (answer.scene) {
                this.show(answer.scene);
            }
        }
    }

    /** No scene, and why; what was shown stays, with a grey rim. */
    refused(why) {
        byId('none').hidden = why === '' || this.scene !== undefined;
        byId('none-why').textContent = why;
        if (this.scene) {
            this.stale(why || this.scene.stale);
        }
    }

    /** Begins a battle in the file that is shown; the palette is open then. Answers why not. */
    async begin(wish) {
        let answer;
        try {
            answer = await this.host.ask('newMap', wish);
        } catch (failure) {
            answer = { refusal: failure.message };
        }
        if (answer.refusal || answer.stale) {
            return answer.refusal || 'The text has changed meanwhile. Try again.';
        }
        for (let waits = 0; waits < 40 && !this.scene; waits++) {
            await this.open();
            await new Promise((done) => setTimeout(done, this.scene ? 0 : 50));
        }
        this.frame.open('palette');
        this.surface.focus();
        return '';
    }

    stale(why) {
        const badge = byId('stale');
        badge.hidden = why === '';
        badge.textContent = why === '' ? '' : 'Not up to date';
        badge.title = why;
        this.surface.classList.toggle('stale', why !== '');
    }

    async change(change) {
        if (this.play.on) {
            return;
        }
        const scene = changed(this.scene, change);
        if (scene) {
            this.show(scene);
        } else if (change.view === this.scene?.view && change.revision > this.scene.revision) {
            await this.open();
        }
    }

    show(scene) {
        if (scene.protocol !== PROTOCOL) {
            this.speech.refuse('The map and the language server are of different versions of Muster. Restart both.');
            return;
        }
        const other = this.scene && (scene.board.name !== this.scene.board.name || scene.scenario !== this.scene.scenario);
        this.scene = scene;
        const model = new Model(scene);
        this.layers.show(model);
        this.view.off = new Set(this.layers.off);
        this.view.ground.hide(this.view.off);
        if (other) {
            this.hand.selection = [];
            this.hand.place = undefined;
            this.view.camera.whole = true;
        }
        this.view.show(model);
        this.restoreCamera();
        this.hand.renew();
        this.legend.show(model);
        this.palette.show(model);
        this.count(this.findings.show(model));
        this.tree.show(model);
        this.play.scene(scene);
        byId('title').textContent = scene.title;
        document.title = `${scene.title} \u2013 Muster`;
        this.surface.setAttribute('aria-label', `${scene.title}. ${scene.description}`);
        this.stale(scene.stale);
        byId('none').hidden = true;
        this.keep();
        document.documentElement.dataset.revision = scene.revision;
    }

    count(findings) {
        byId('finding-count').textContent = findings === 0 ? '' : String(findings);
        byId('finding-count').parentElement.setAttribute('aria-label', `Findings, ${findings}`);
    }

    restoreCamera() {
        const kept = this.state.camera;
        if (kept && kept.field === this.scene.board.name) {
            Object.assign(this.view.camera, { scale: kept.scale, whole: kept.whole });
            this.view.camera.centre(kept.x, kept.y);
            this.view.camera.whole = kept.whole;
            if (kept.whole) {
                this.view.camera.fit();
            }
            this.view.settle();
        }
        this.state.camera = undefined;
    }

    /** What the page shows again after it was loaded anew. */
    keep() {
        clearTimeout(this.keeping);
        this.keeping = setTimeout(() => {
            const { camera } = this.view;
            const middle = camera.at(camera.window.width / 2, camera.window.height / 2);
            this.host.keep({
                ...this.state,
                off: [...this.layers.off],
                wanted: [...this.layers.wanted],
                known: [...this.layers.known],
                camera: { field: this.scene?.board.name, scale: camera.scale, x: middle.x, y: middle.y, whole: camera.whole },
            });
        }, 200);
    }

    /** Shows what the caret means. */
    async follow({ uri, position, own }) {
        if (!this.state.link || !this.scene || this.play.on) {
            return;
        }
        const answer = await this.quietly('locate', { uri, position });
        if (!answer) {
            return;
        }
        if (answer.scenario && answer.scenario !== this.scene.scenario && this.state.pinned === undefined && own) {
            await this.open();
            return;
        }
        this.view.glow(answer.items, answer.places);
        this.view.reveal(answer.items.map((id) => this.view.model.item(id)).filter((item) => item), answer.places);
        if (answer.label) {
            this.speech.show(answer.label);
        }
    }

    /** An answer, or nothing where there is none: what is nice to have must not disturb. */
    async quietly(method, params) {
        try {
            return await this.host.ask(method, params);
        } catch {
            return undefined;
        }
    }

    /** What the pointer does: moves about the field, or is the hand's. */
    pointer() {
        const { hand, view } = this;
        return {
            grabs: (spot) => hand.grabs(spot),
            tap: (spot) => view.model && hand.tap(spot),
            open: (spot) => view.model && hand.open(spot),
            menu: (spot) => view.model && hand.menu(spot),
            hover: (spot) => view.model && hand.hover(spot),
            leave: () => view.model && hand.leave(),
            dragStart: (spot) => hand.dragStart(spot),
            drag: (spot) => hand.drag(spot),
            drop: (spot) => hand.drop(spot),
            cancel: () => hand.cancel(),
            pan: (right, down) => view.pan(right, down),
            zoom: (factor, spot) => view.zoom(factor, spot),
            settle: () => this.keep(),
        };
    }

    // what the hand asks for

    async preview(action, places) {
        const answer = await this.quietly('preview', { revision: this.scene.revision, action, places });
        return answer?.stale ? [] : (answer?.places ?? []);
    }

    async act(action) {
        for (let tries = 0; tries < 3; tries++) {
            let answer;
            try {
                answer = await this.host.ask('act', { revision: this.scene.revision, action });
            } catch (failure) {
                answer = { refusal: failure.message };
            }
            if (answer.stale) {
                const places = this.placesOf(action);
                await this.renew(answer.scene);
                if (places === this.placesOf(action)) {
                    // what is meant stands where the user saw it: the same is done to the newest text
                    continue;
                }
                this.speech.refuse('The text has changed meanwhile, and the map with it. Look again.');
                return { done: false };
            }
            if (answer.refusal) {
                this.speech.refuse(answer.refusal);
                return { ...answer, done: false };
            }
            this.speech.calm();
            this.speech.say(answer.title || 'Nothing to change');
            await this.caughtUp(answer);
            return { ...answer, done: true };
        }
        this.speech.refuse('The text keeps changing. Try again when it rests.');
        return { done: false };
    }

    placesOf(action) {
        return JSON.stringify((action.items ?? []).map((id) => this.scene.items[id]?.place));
    }

    async renew(scene) {
        if (scene) {
            this.show(scene);
        } else {
            await this.open();
        }
    }

    /** Waits a moment for the scene of the changed text, so that the next thing is done to that. */
    async caughtUp(answer) {
        const { revision } = this.scene;
        for (let waits = 0; answer.edit && waits < 40 && this.scene.revision === revision; waits++) {
            await new Promise((done) => setTimeout(done, 25));
        }
    }

    async words(place) {
        if (this.play.on) {
            return this.play.describe(place, this.hand.describe(place));
        }
        return (await this.quietly('locate', { place }))?.label;
    }

    selected(ids) {
        this.tree.mark(ids);
        byId('selected').textContent = ids.length === 0 ? '' : ids.length === 1 ? this.view.model.item(ids[0]).label : `${ids.length} selected`;
        const asks = !this.play.on && this.scene.layers.some((layer) => layer.ofSelection && !this.layers.off.has(layer.id));
        const now = ids.join();
        if (asks && now !== this.asked) {
            this.asked = now;
            clearTimeout(this.asking);
            this.asking = setTimeout(() => this.open(), STAYS);
        }
    }

    /** In a battle the place or the things there may answer its question. */
    chooses(place, items, pixel) {
        return this.play.on && this.play.chosen(place, items, pixel);
    }

    /** A click: the text shows the deployment line. */
    pointed(item) {
        const finding = item && (this.view.model.findingOf(item) ?? this.view.model.worst((each) => each.items.includes(item.id)));
        if (finding && this.state.link) {
            this.reveal(finding.source, false);
            this.speech.show(finding.message);
        } else if (item?.source && this.state.link) {
            this.reveal(item.source, false);
        }
    }

    /** A click on ground: the text shows what the checks have found there. */
    ground(place) {
        const finding = this.view.model.worst((each) => each.places.includes(place));
        if (finding && this.state.link && !this.play.on) {
            this.reveal(finding.source, false);
            this.speech.show(finding.message);
        }
    }

    /** A double click: the text shows the army line. */
    opened(item, army) {
        const what = item?.items ? this.view.model.item(item.items[0]) : item;
        const source = (army && what?.definition) || what?.source;
        if (source) {
            this.reveal(source, true);
        }
    }

    /** Shows a place of the text; where there is no editor to show it in, the host says where it is. */
    async reveal(source, focus) {
        const answer = await this.quietly('reveal', { source, focus });
        byId('line').textContent = answer?.words ?? '';
    }

    chosen(ids, more) {
        this.hand.select(more ? [...this.hand.selection, ...ids] : ids);
        const items = ids.map((id) => this.view.model.item(id)).filter((item) => item);
        this.view.reveal(items);
        this.pointed(items[0]);
    }

    finding(finding) {
        this.hand.select(finding.items.filter((id) => this.view.model.item(id)), { quiet: true });
        this.view.reveal(finding.items.map((id) => this.view.model.item(id)).filter((item) => item), finding.places);
        this.view.glow(finding.items, finding.places);
        this.reveal(finding.source, true);
    }

    tool(tool) {
        this.palette.mark(tool.key);
        this.surface.dataset.tool = tool.kind;
        this.badge.show(tool);
    }

    incomplete(need) {
        this.badge.ask(need);
    }

    take(tool) {
        this.hand.take(tool);
        if (tool.kind !== 'select') {
            this.speech.say(`${tool.label}. Click a place, or go there with the arrow keys and press Enter. Escape ends it`);
        }
    }

    /** A card of the palette is pulled onto the map. */
    pull(tool, event) {
        if (event.pointerType === 'touch' || event.button !== 0) {
            return;
        }
        const from = { x: event.clientX, y: event.clientY };
        let pulled = false;
        const spot = (at) => {
            const box = this.surface.getBoundingClientRect();
            const inside = at.clientX > box.left && at.clientX < box.right && at.clientY > box.top && at.clientY < box.bottom;
            return inside ? { x: at.clientX - box.left, y: at.clientY - box.top } : undefined;
        };
        const move = (at) => {
            if (!pulled && Math.hypot(at.clientX - from.x, at.clientY - from.y) > 6) {
                pulled = true;
                this.hand.take(tool());
            }
            const over = pulled && spot(at);
            if (over) {
                this.hand.hover(over);
            }
        };
        const up = (at) => {
            window.removeEventListener('pointermove', move);
            window.removeEventListener('pointerup', up);
            const over = pulled && spot(at);
            const place = over && this.view.place(over);
            if (place && this.hand.tool.kind === 'insert') {
                this.hand.insert(place);
                this.hand.tool = { kind: 'select' };
                this.tool(this.hand.tool);
            }
        };
        window.addEventListener('pointermove', move);
        window.addEventListener('pointerup', up);
    }

    layersSet(off, wanted, ask) {
        this.view.hide(off);
        this.hand.renew();
        this.play.mark();
        if (ask && !this.play.on) {
            this.asked = undefined;
            this.open();
        }
        this.keep();
    }

    /** Tells what is under the pointer: at once in the status line, and at length when it rests. */
    hover(item, place, pixel) {
        clearTimeout(this.resting);
        this.hovered = item;
        const ground = place ? this.view.model.places.ground(place) : '';
        byId('place').textContent = [place, ground].filter(Boolean).join('  ');
        if (pixel) {
            this.speech.show(item?.label ?? '');
        }
        if (!this.hand.trial) {
            this.speech.noTip();
        }
        if (item && pixel && !pixel.touch && !this.hand.trial) {
            this.resting = setTimeout(() => this.explain(item, pixel), RESTS);
        }
    }

    async explain(item, pixel) {
        if (!this.hovers.has(item)) {
            this.hovers.set(item, item.source ? await this.quietly('hover', { source: item.source }) : undefined);
        }
        if (this.hovered !== item || this.hand.trial) {
            return;
        }
        const found = this.view.model.findings.get(item.id) ?? [];
        const hover = this.hovers.get(item);
        this.speech.tipAt(
            pixel,
            [
                { text: item.label, kind: 'head' },
                ...found.map((each) => ({ text: `${each.message} [${each.code}]`, kind: each.severity })),
                ...(hover ? plain(hover).split('\n\n').slice(0, 8).map((text) => ({ text, kind: 'text' })) : []),
            ],
            this.view.camera.window,
        );
    }

    /** What can be done with what is under the pointer. */
    menu(pixel) {
        const { model } = this.view;
        const ids = this.hand.selection;
        const can = (kind) => ids.some((id) => model.can(id, kind));
        const item = model.item(ids[0] ?? '');
        const place = this.hand.place;
        const source = item?.source;
        const found = ids.flatMap((id) => model.findings.get(id) ?? []);
        this.menus.show(pixel, this.view.camera.window, [
            source && { label: 'Go to the line in the text', keys: 'Ctrl+Enter', act: () => this.opened(item, false) },
            item?.definition && { label: 'Go to the army line', keys: 'F3', act: () => this.opened(item, true) },
            found.length > 0 && { label: 'Quick fixes...', act: () => this.fixes(found[0], pixel) },
            item?.group && { label: 'Select the whole group', keys: 'G', act: () => this.hand.select(this.hand.groupOf(item.id)) },
            can('move') && { label: 'Move', keys: 'Space', act: () => this.keyboard(() => this.hand.grip()) },
            can('turn') && { label: 'Turn left', keys: 'Q', act: () => this.hand.turn(-1) },
            can('turn') && { label: 'Turn right', keys: 'E', act: () => this.hand.turn(1) },
            can('delete') && { label: 'Delete', keys: 'Delete', act: () => this.hand.delete() },
            ids.length === 0 && place && { label: `Go to ${place} in the text`, act: () => this.goTo(place) },
            { label: 'Show the whole field', keys: '0', act: () => this.view.fit() },
        ]);
    }

    keyboard(act) {
        this.surface.focus();
        act();
    }

    async goTo(place) {
        const answer = await this.quietly('locate', { place });
        if (answer?.sources?.length > 0) {
            this.reveal(answer.sources[0], true);
        }
    }

    /** The fixes the editor would offer for a finding. */
    async fixes(finding, pixel) {
        const fixes = (await this.quietly('fixes', { source: finding.source, code: finding.code })) ?? [];
        const list = fixes.map((fix) => ({ label: fix.title, act: () => this.quietly('fix', { fix: fix.id }) }));
        this.menus.show(pixel, this.view.camera.window, list.length > 0 ? list : [{ label: 'There is no quick fix for this', act: () => {} }]);
    }

    async history(method) {
        if (this.play.on) {
            await (method === 'undo' ? this.play.step('undo') : undefined);
            return;
        }
        try {
            const answer = await this.host.ask(method);
            this.speech.say(answer?.words ?? (method === 'undo' ? 'Undone' : 'Done again'));
        } catch (failure) {
            this.speech.refuse(failure.message);
        }
    }
}

if (document.getElementById('surface')) {
    window.musterMap = new MapPage(hostOf(window));
}
