import { escape } from '../mail-layout.ts';
import type { Paper, Section } from './paper.ts';

/** A page that prints well and needs nothing but one style sheet of the site. Markup in texts is shown, not obeyed. */
export function paperPage({ title, about, stamp, issued, sections, footnotes }: Paper): string {
  return [
    '<!doctype html>',
    '<html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escape(title)}: ${escape(about)}</title>`,
    '<link rel="stylesheet" href="/paper.css"></head><body><main>',
    `<header><p class="house">Gable</p><h1>${escape(title)}</h1><p class="address">${escape(about)}</p>`,
    `<p class="legal">${escape(stamp)}</p><p class="issued">${escape(issued)}</p></header>`,
    ...sections.map(section),
    `<footer>${footnotes.map((text) => `<p>${escape(text)}</p>`).join('')}</footer>`,
    '</main></body></html>',
  ].join('\n');
}

const section = ({ heading, rows }: Section): string =>
  `<section><h2>${escape(heading)}</h2><dl>${rows.map(row).join('')}</dl></section>`;
const row = ([label, text]: Section['rows'][number]): string =>
  `<div><dt>${escape(label)}</dt><dd>${escape(text).replaceAll('\n', '<br>')}</dd></div>`;
