import { escapeHtml } from '@gable/local-cloud/stand-ins';
import { toMoney } from './money.ts';

const style = `
:root { color-scheme: light dark; --ground: light-dark(#eef2f8, #12161d); --card: light-dark(#fff, #1b212b);
  --ink: light-dark(#101a2c, #e9edf4); --quiet: light-dark(#556070, #a3adbb); --line: light-dark(#d5dce8, #36404f);
  --act: light-dark(#12397d, #9cc0ff); --on: light-dark(#fff, #0d1526); --note: light-dark(#fff6dc, #37301a); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 480px; margin: 0 auto; padding: 32px 16px 64px; }
main.wide { max-width: 1100px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 8px; }
h2 { font-size: 18px; margin: 32px 0 8px; }
a { color: var(--act); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 24px; }
.note { background: var(--note); border-radius: 10px; padding: 10px 14px; font-size: 14px; margin: 0 0 16px; }
.sum { font-size: 36px; font-weight: 650; letter-spacing: -0.01em; margin: 8px 0 16px; font-variant-numeric: tabular-nums; }
.quiet, small { color: var(--quiet); font-size: 14px; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 8px 16px; margin: 0 0 24px; padding: 16px 0; border: solid var(--line);
  border-width: 1px 0; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; margin: 0; }
button { min-height: 48px; font: inherit; font-weight: 600; padding: 8px 16px; border-radius: 24px; cursor: pointer;
  border: 1px solid var(--line); background: var(--card); color: var(--ink); }
button.main { background: var(--act); border-color: var(--act); color: var(--on); }
button:hover { border-color: var(--act); }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 12px 0; }
.wide form { display: inline-flex; margin-right: 6px; }
.wide button { min-height: 36px; padding: 4px 12px; font-size: 14px; }
.wide .scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 10px 14px; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--quiet); font-weight: 500; }
code { font: 13px ui-monospace, monospace; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }`;

/** A page of the emulator; `body` is HTML, with URLs relative to `base`. */
export function renderPaypalPage(
  title: string,
  body: string,
  look: { readonly wide?: boolean; readonly base?: string } = {},
) {
  const base = look.base === undefined ? '' : `<base href="${escapeHtml(look.base)}">`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">${base}<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main${look.wide ? ' class="wide"' : ''}>${body}</main></body></html>`;
}

/** Such as `£12.00`. */
export function formatPaypalMoney({
  minor,
  currency,
}: {
  readonly minor: number;
  readonly currency: string;
}): string {
  const { value } = toMoney(minor, currency);
  return currency === 'GBP' ? `£${value}` : `${value} ${currency}`;
}
