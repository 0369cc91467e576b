/** Marks of a scene as SVG elements, in the colours of the theme whichever it is. */
import { Ink } from './ink.js';

const SVG = 'http://www.w3.org/2000/svg';

/** An element; attributes without a value are left out. */
export function element(name, attributes = {}, ...children) {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value !== undefined && value !== null && value !== '') {
            made.setAttribute(key, value);
        }
    }
    made.append(...children);
    return made;
}

/** A mark as an element. */
export function markElement(mark) {
    return mark.texts ? texts(mark) : path(mark);
}

function path(mark) {
    const made = element('path', {
        d: mark.path,
        'fill-rule': mark.fill && !mark.nonZero ? 'evenodd' : undefined,
        'stroke-width': mark.line ? mark.width : undefined,
        'stroke-dasharray': mark.line && mark.dash?.length ? mark.dash.join(' ') : undefined,
        opacity: mark.opacity ?? undefined,
    });
    made.style.fill = mark.fill ? Ink.reference(mark.fill) : 'none';
    if (mark.line) {
        made.style.stroke = Ink.reference(mark.line);
    }
    return made;
}

function texts(mark) {
    const { font } = mark;
    const made = element('g', {
        'font-size': font.size,
        'text-anchor': font.anchor === 'start' ? undefined : font.anchor,
        'font-weight': font.bold ? 'bold' : undefined,
        'font-style': font.italic ? 'italic' : undefined,
        'stroke-width': mark.line ? mark.width || font.size * 0.22 : undefined,
        'paint-order': mark.line ? 'stroke' : undefined,
        opacity: mark.opacity ?? undefined,
        class: 'letters',
    });
    made.style.fill = mark.fill ? Ink.reference(mark.fill) : 'none';
    if (mark.line) {
        made.style.stroke = Ink.reference(mark.line);
    }
    for (const each of mark.texts) {
        const text = element('text', { x: each.x, y: each.y });
        text.textContent = each.text;
        made.append(text);
    }
    return made;
}

/** The region of an item as the data of a path. */
export function regionPath(hit) {
    const ring = (numbers, end) =>
        `M${Array.from({ length: numbers.length / 2 }, (_, i) => `${numbers[2 * i]} ${numbers[2 * i + 1]}`).join('L')}${end}`;
    return [...hit.rings.map((each) => ring(each, 'Z')), ...hit.lines.map((each) => ring(each, ''))].join('');
}
