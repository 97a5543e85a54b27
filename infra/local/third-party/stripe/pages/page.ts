import { escapeHtml } from '@gable/local-cloud/stand-ins';

const style = `
:root { color-scheme: light dark; --ground: light-dark(#f5f6fa, #14151b); --card: light-dark(#fff, #1d1f27);
  --ink: light-dark(#1b1f2b, #eceef4); --quiet: light-dark(#596072, #a6acbb); --line: light-dark(#d8dce6, #363a47);
  --act: light-dark(#4f46d8, #a7a2ff); --on-act: light-dark(#fff, #16142f); --warn: light-dark(#a8281b, #ff9d8f);
  --tint: light-dark(#ecebfd, #262446); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.banner { background: var(--tint); padding: 10px 16px; text-align: center; font-size: 14px; }
main { max-width: 940px; margin: 0 auto; padding: 32px 16px 64px; }
main.wide { max-width: 1200px; }
.columns { display: grid; gap: 32px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); align-items: start; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 24px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 8px; }
h2 { font-size: 18px; margin: 0 0 12px; }
section + section, .card + .card { margin-top: 24px; }
.columns > section + section, .card > details:first-child { margin-top: 0; } .after { margin-top: 16px; }
.total { font-size: 36px; font-weight: 650; letter-spacing: -0.02em; margin: 0 0 20px; }
p { margin: 0 0 16px; } .quiet, small { color: var(--quiet); font-size: 14px; }
.error { color: var(--warn); font-weight: 600; }
ul.lines { list-style: none; margin: 0; padding: 0; }
ul.lines li { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; border-top: 1px solid var(--line); }
ul.lines small { display: block; }
form { margin: 0; } fieldset { border: 0; margin: 0; padding: 0; }
label { display: block; font-weight: 600; font-size: 14px; margin: 14px 0 4px; }
input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--ground);
  border: 1px solid var(--line); border-radius: 10px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px; }
button, .button { display: inline-flex; min-height: 44px; align-items: center; justify-content: center; padding: 8px 16px;
  font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 10px; cursor: pointer;
  text-decoration: none; }
button:hover, .button:hover { border-color: var(--act); }
.main { width: 100%; margin-top: 20px; background: var(--act); color: var(--on-act); font-weight: 650; border-color: transparent; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
a { color: var(--act); } :focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
details { margin: 16px 0 0; } summary { cursor: pointer; font-weight: 600; padding: 10px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; font-size: 14px; } dd { margin: 0; }
code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; font-size: 14px; }
th { text-align: left; color: var(--quiet); font-weight: 600; } th, td { padding: 8px 12px 8px 0; border-top: 1px solid var(--line);
  vertical-align: top; } td :is(button, .button) { min-height: 36px; padding: 4px 10px; font-size: 14px; }`;

/** A page of the emulator; `body` is escaped HTML. */
export function renderStripePage(title: string, body: string, wide = false): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><div class="banner" role="note">A stand-in for Stripe on this machine: test cards only, no money moves.</div>
<main${wide ? ' class="wide"' : ''}>${body}</main></body></html>`;
}

/** An amount in minor units as text, such as £1,234.50. */
export function formatAmount(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);
}

/** A page with a single message. */
export function renderNotice(title: string, text: string, more = ''): string {
  return renderStripePage(
    title,
    `<div class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${more}</div>`,
  );
}
