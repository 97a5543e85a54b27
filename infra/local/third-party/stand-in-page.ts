import { escapeHtml } from '@gable/local-cloud/stand-ins';

const shared = `
:root { color-scheme: light dark; --note: light-dark(#fff6dc, #37301a); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { margin: 0 auto; padding: 32px 16px 64px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 8px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 24px; }
.note { background: var(--note); border-radius: 10px; padding: 10px 14px; font-size: 14px; margin: 0 0 16px; }
form { display: grid; gap: 12px; margin: 0; }
button { min-height: 48px; font: inherit; font-weight: 600; padding: 8px 16px; border-radius: 24px; cursor: pointer;
  border: 1px solid var(--line); background: var(--card); color: var(--ink); }
button.main { background: var(--act); border-color: var(--act); color: var(--on); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }`;

interface Look {
  /** Its colours, by which people see where they are, and what its pages alone have. */
  readonly style: string;
  /** Where relative addresses begin. */
  readonly base?: string | undefined;
}

/** A page of a stand-in; `main` is HTML. */
export function renderStandInPage(title: string, main: string, { style, base }: Look): string {
  const from = base === undefined ? '' : `<base href="${escapeHtml(base)}">`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">${from}<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${shared}${style}</style></head>
<body>${main}</body></html>`;
}
