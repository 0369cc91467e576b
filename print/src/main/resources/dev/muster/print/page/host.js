/**
 * The other end of the page: an editor around it, or the program that serves it. The messages are the same:
 *
 *   page -> host   { id, method, params }           a request
 *   host -> page   { id, result } or { id, error }  its answer
 *   host -> page   { event, ...values }             something has happened
 */
import { RecordedHost } from './recorded.js';

/** The host of this page: what was recorded into it, the editor that holds it, else the address it came from. */
export function hostOf(window) {
    const recorded = window.document.getElementById('recorded');
    if (recorded) {
        return new RecordedHost(window, recorded);
    }
    return typeof window.acquireVsCodeApi === 'function' ? new EditorHost(window) : new AddressHost(window);
}

class Host {
    constructor() {
        this.asked = new Map();
        this.last = 0;
        this.heard = () => {};
    }

    /** Takes what happens: `listener(event)`. */
    listen(listener) {
        this.heard = listener;
    }

    take(message) {
        if (message === null || typeof message !== 'object') {
            return;
        }
        if (message.event !== undefined) {
            this.heard(message);
            return;
        }
        const waiting = this.asked.get(message.id);
        if (waiting) {
            this.asked.delete(message.id);
            if (message.error !== undefined) {
                waiting.reject(new Error(message.error));
            } else {
                waiting.resolve(message.result);
            }
        }
    }
}

/** Inside an editor. */
class EditorHost extends Host {
    constructor(window) {
        super();
        this.editor = window.acquireVsCodeApi();
        window.addEventListener('message', (message) => this.take(message.data));
    }

    listen(listener) {
        super.listen(listener);
        // the editor is there already; what has been asked for is asked for once the page is whole
        Promise.resolve().then(() => listener({ event: 'open' }));
    }

    ask(method, params = {}) {
        const id = ++this.last;
        return new Promise((resolve, reject) => {
            this.asked.set(id, { resolve, reject });
            this.editor.postMessage({ id, method, params });
        });
    }

    /** What is to be known again after the page was loaded anew. */
    keep(state) {
        this.editor.setState(state);
    }

    kept() {
        return this.editor.getState() ?? {};
    }
}

/** At an address of this machine. */
class AddressHost extends Host {
    constructor(window) {
        super();
        this.window = window;
        this.name = 'muster-map';
        this.page = window.crypto.randomUUID();
    }

    listen(listener) {
        super.listen(listener);
        const source = new EventSource(`events?page=${this.page}`);
        source.onmessage = (message) => this.take(JSON.parse(message.data));
        source.onopen = () => listener({ event: 'connected' });
        source.onerror = () => listener({ event: 'disconnected' });
    }

    async ask(method, params = {}) {
        const answer = await fetch('ask', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ page: this.page, method, params }),
        });
        if (!answer.ok) {
            throw new Error(await answer.text());
        }
        const { result, error } = await answer.json();
        if (error !== undefined) {
            throw new Error(error);
        }
        return result;
    }

    keep(state) {
        try {
            this.window.sessionStorage.setItem(this.name, JSON.stringify(state));
        } catch {
            // a browser that keeps nothing shows the map as well
        }
    }

    kept() {
        try {
            return JSON.parse(this.window.sessionStorage.getItem(this.name) ?? '{}');
        } catch {
            return {};
        }
    }
}
