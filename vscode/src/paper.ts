/**
 * A page is black on white, whatever the editor's colours are.
 *
 * @param why why it does not show the text as it is now; empty if it does
 */
export function onPaper(html: string, why = ''): string {
    const guard =
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src data:">' +
        '<style>html, body { background: #fff; color: #000; }</style>';
    const page = html.replace(/<head>/i, (head) => head + guard);
    return why === '' ? page : page.replace(/<body[^>]*>/i, (body) => body + told(why));
}

function told(why: string): string {
    const safe = why.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const style = 'position: sticky; top: 0; margin: 0; padding: 6px 10px; background: #fff4ce; border-bottom: 1px solid #9a6700; font: 13px sans-serif; white-space: pre-line';
    return `<p role="status" style="${style}">The page before the last change: ${safe}</p>`;
}
