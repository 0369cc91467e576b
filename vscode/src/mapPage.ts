/**
 * The page of a map for a panel: its scripts run by their nonce, its style comes from the extension, and it loads and sends
 * nothing else.
 *
 * @param html the page with its three names to replace
 * @param source the origin of the extension's own files
 * @param address of a file of the page
 */
export function pageOf(html: string, source: string, nonce: string, address: (name: string) => string): string {
    const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src ${source}; base-uri 'none'; form-action 'none'`;
    return html
        .replace('@POLICY@', policy)
        .replace('@STYLE@', address('map.css'))
        .replace('@SCRIPT@', `nonce="${nonce}" src="${address('map.js')}"`);
}
