// Elements of the preview of a version, with the labels of the page of a public version.

import { element } from './element.js';

export function previewSection(id, title, ...content) {
  return element(
    'section',
    { className: 'part', 'aria-labelledby': `preview-${id}` },
    element('h2', { id: `preview-${id}` }, title),
    ...content,
  );
}

export function note(text) {
  return element('p', { className: 'note' }, text);
}

export function emptyBox(title, text) {
  return element(
    'div',
    { className: 'empty' },
    element('p', { className: 'empty-title' }, title),
    element('p', {}, text),
  );
}

/** Table with its own horizontal scrolling. `classes.cells` are class names by column title. */
export function table(label, head, rows, classes = {}) {
  const [, ...columns] = head;
  return element(
    'div',
    { className: 'table', role: 'region', 'aria-label': label, tabindex: '0' },
    element(
      'table',
      { className: classes.table },
      element('thead', {}, element('tr', {}, ...head.map((cell) => element('th', { scope: 'col' }, cell)))),
      element(
        'tbody',
        {},
        ...rows.map(([rowHeader, ...cells]) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, rowHeader),
            ...cells.map((cell, index) =>
              element('td', { dir: 'auto', className: classes.cells?.[columns[index]] }, cell),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Files and bytes, as on the page of a public version. */
export function sizeText({ files, bytes }) {
  const format = (count) => count.toLocaleString('en-GB');
  return `${format(files)} ${files === 1 ? 'file' : 'files'}, ${format(bytes)} bytes`;
}

export function humanize(name) {
  return name.replaceAll(/[_-]+/g, ' ').trim();
}

export function screenshotLabel(name) {
  return name.replaceAll(/[-_.]+/g, ' ').trim();
}
