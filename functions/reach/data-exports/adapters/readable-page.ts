import { formatLondonDateTime } from '../../../kernel/london-time.ts';
import { escapeHtml } from '../../../kernel/text.ts';

export interface PageChapter {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  /** What `JSON.parse` gives of the section's file. */
  readonly content: unknown;
}

/** A file of the zip that the page links to; pictures are shown. */
export interface PageFile {
  readonly name: string;
  readonly isPicture: boolean;
}

interface ReadablePage {
  readonly chapters: readonly PageChapter[];
  readonly files: readonly PageFile[];
  /** Ids of files for which the zip has no room. */
  readonly leftOut: readonly string[];
  readonly madeAt: Date;
}

const style = `:root{color-scheme:light dark}body{max-width:46rem;margin:0 auto;padding:2rem 1rem 4rem;font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.75rem;line-height:1.2}h2{margin-top:3rem;font-size:1.3rem}nav ul{columns:2;padding-left:1.2rem}
dl{display:grid;grid-template-columns:minmax(8rem,12rem) 1fr;gap:.25rem 1rem;margin:.5rem 0}dt{color:#6b7075}dd{margin:0;overflow-wrap:anywhere}
.entry{border-top:1px solid #8884;padding:.5rem 0}.files{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem;padding:0;list-style:none}
img{width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:6px}a{color:inherit}.quiet{color:#6b7075}@media(max-width:30rem){dl{grid-template-columns:1fr}dt{margin-top:.5rem}nav ul{columns:1}}`;

/** The whole copy as one page that opens without a network. */
export function toReadablePage({ chapters, files, leftOut, madeAt }: ReadablePage): string {
  return [
    '<!doctype html>',
    `<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Your Gable data</title><style>${style}</style></head><body>`,
    '<header><h1>Your Gable data</h1>',
    `<p>Made on ${formatLondonDateTime(madeAt, 'long')}, London time. The folder “data” has the same as JSON.</p></header>`,
    `<nav aria-label="Contents"><ul>${chapters.map(({ key, title }) => `<li><a href="#${key}">${escapeHtml(title)}</a></li>`).join('')}</ul></nav>`,
    ...chapters.map((chapter) =>
      toChapter(chapter, chapter.key === 'files' ? toGallery(files, leftOut) : ''),
    ),
    '</body></html>',
  ].join('\n');
}

function toChapter({ key, title, about, content }: PageChapter, extra: string): string {
  const body = isEmpty(content) ? '<p>Nothing here.</p>' : toHtml(content);
  return `<section id="${key}"><h2>${escapeHtml(title)}</h2><p class="quiet">${escapeHtml(about)}</p>${extra}${body}</section>`;
}

function toGallery(files: readonly PageFile[], leftOut: readonly string[]): string {
  const items = files.map(({ name, isPicture }) => {
    const label = escapeHtml(name.slice(name.lastIndexOf('/') + 1));
    const shown = isPicture ? `<img src="${escapeHtml(name)}" alt="">` : '';
    return `<li><a href="${escapeHtml(name)}">${shown}${label}</a></li>`;
  });
  const missing =
    leftOut.length === 0
      ? ''
      : `<p>This copy had no room for ${leftOut.length} more files: ${escapeHtml(leftOut.join(', '))}. Write to us, and we send them to you.</p>`;
  return `<ul class="files">${items.join('')}</ul>${missing}`;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** A list as entries, an object as names with values, and everything else as text. Empty values are left out. */
function toHtml(value: unknown): string {
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object');
    if (isPlain) return escapeHtml(value.join(', '));
    return value.map((item: unknown) => `<div class="entry">${toHtml(item)}</div>`).join('');
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => !isEmpty(field));
    return `<dl>${fields.map(([name, field]) => `<dt>${escapeHtml(toLabel(name))}</dt><dd>${toHtml(field)}</dd>`).join('')}</dl>`;
  }
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  return escapeHtml(String(value));
}

/** `userNameChangedAt` as `User name changed at`. */
function toLabel(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
