import { escapeHtml } from '../text.ts';
import type { PrintableDocument, DocumentSection } from './printable-document.ts';

/** An HTML page for printing that only needs one style sheet of the site. Markup in texts is escaped. */
export function renderPage({ title, about, stamp, issued, sections, footnotes }: PrintableDocument): string {
  return [
    '<!doctype html>',
    '<html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}: ${escapeHtml(about)}</title>`,
    '<link rel="stylesheet" href="/paper.css"></head><body><main>',
    `<header><p class="house">Gable</p><h1>${escapeHtml(title)}</h1><p class="address">${escapeHtml(about)}</p>`,
    `<p class="legal">${escapeHtml(stamp)}</p><p class="issued">${escapeHtml(issued)}</p></header>`,
    ...sections.map(renderSection),
    `<footer>${footnotes.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</footer>`,
    '</main></body></html>',
  ].join('\n');
}

const renderSection = ({ heading, rows }: DocumentSection): string =>
  `<section><h2>${escapeHtml(heading)}</h2><dl>${rows.map(renderRow).join('')}</dl></section>`;
const renderRow = ([label, text]: DocumentSection['rows'][number]): string =>
  `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text).replaceAll('\n', '<br>')}</dd></div>`;
