/** The frame of the page: the bar, the panels at the side, and the theme. */

const byId = (id) => document.getElementById(id);

/** The theme of the page: that of the editor around it, else that of the system. */
export function themeOf(window) {
    const { classList } = window.document.body;
    if (window.matchMedia('(forced-colors: active)').matches) {
        return 'forced';
    }
    if (classList.contains('vscode-light') || classList.contains('vscode-high-contrast-light')) {
        return 'light';
    }
    if (classList.contains('vscode-dark') || classList.contains('vscode-high-contrast')) {
        return 'dark';
    }
    return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export class Frame {
    /** @param page the page of the map */
    constructor(page) {
        this.page = page;
        this.tabs = [...document.querySelectorAll('#tabs button')];
        document.body.classList.toggle('watched', page.host.watches === true);
        this.buttons();
        this.tablist();
        this.themes();
    }

    buttons() {
        const { page } = this;
        const on = (id, act) => byId(id).addEventListener('click', act);
        on('closer', () => page.view.zoom(1.4));
        on('farther', () => page.view.zoom(1 / 1.4));
        on('fit', () => page.view.fit());
        on('link', () => {
            page.state.link = !page.state.link;
            this.pressed();
            page.keep();
        });
        on('pin', () => {
            page.state.pinned = page.state.pinned === undefined ? page.scene?.scenario : undefined;
            this.pressed();
            page.quietly('pin', { on: page.state.pinned !== undefined });
            page.open();
        });
        on('help', () => byId('keys').showModal());
        on('keys-close', () => byId('keys').close());
        on('tool-end', () => page.take({ kind: 'select' }));
        on('playing-end', () => page.play.end());
        this.pressed();
    }

    pressed() {
        byId('link').setAttribute('aria-pressed', String(this.page.state.link));
        byId('pin').setAttribute('aria-pressed', String(this.page.state.pinned !== undefined));
    }

    tablist() {
        for (const tab of this.tabs) {
            tab.addEventListener('click', () => this.panel(tab.dataset.panel));
        }
        byId('tabs').addEventListener('keydown', (event) => {
            const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
            if (step) {
                const at = this.tabs.indexOf(event.target);
                this.tabs[(at + step + this.tabs.length) % this.tabs.length].focus();
                event.preventDefault();
            }
        });
        byId('side').addEventListener('keydown', (event) => {
            if (event.key === 'Escape') {
                this.panel(this.page.state.panel);
            }
        });
        const kept = this.page.state.panel ?? '';
        this.page.state.panel = '';
        this.panel(kept);
    }

    /** Opens a panel by its name; it stays open where it is. */
    open(name) {
        if (this.page.state.panel !== name) {
            this.panel(name);
        }
    }

    /** Opens a panel by its name, or closes it where it is open. */
    panel(name) {
        const closes = name === this.page.state.panel || name === '';
        const had = byId('side').contains(document.activeElement);
        this.page.state.panel = closes ? '' : name;
        for (const tab of this.tabs) {
            const on = tab.dataset.panel === this.page.state.panel;
            tab.setAttribute('aria-expanded', String(on));
            byId(`panel-${tab.dataset.panel}`).hidden = !on;
            if (closes && had && tab.dataset.panel === name) {
                tab.focus();
            }
        }
        byId('side').hidden = closes;
        document.body.classList.toggle('with-side', !closes);
        this.page.keep();
    }

    themes() {
        const dress = () => this.page.view.dress(themeOf(window));
        for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
            window.matchMedia(query).addEventListener('change', dress);
        }
        new MutationObserver(dress).observe(document.body, { attributes: true, attributeFilter: ['class'] });
    }
}
