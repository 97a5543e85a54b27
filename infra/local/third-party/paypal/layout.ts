import { renderStandInPage } from '../stand-in-page.ts';
import { toMoney } from './money.ts';

const style = `
:root { --ground: light-dark(#eef2f8, #12161d); --card: light-dark(#fff, #1b212b);
  --ink: light-dark(#101a2c, #e9edf4); --quiet: light-dark(#556070, #a3adbb); --line: light-dark(#d5dce8, #36404f);
  --act: light-dark(#12397d, #9cc0ff); --on: light-dark(#fff, #0d1526); }
main { max-width: 480px; }
main.wide { max-width: 1100px; }
h2 { font-size: 18px; margin: 32px 0 8px; }
a { color: var(--act); }
.sum { font-size: 36px; font-weight: 650; letter-spacing: -0.01em; margin: 8px 0 16px; font-variant-numeric: tabular-nums; }
.quiet, small { color: var(--quiet); font-size: 14px; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 8px 16px; margin: 0 0 24px; padding: 16px 0; border: solid var(--line);
  border-width: 1px 0; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
button:hover { border-color: var(--act); }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 12px 0; }
.wide form { display: inline-flex; margin-right: 6px; }
.wide button { min-height: 36px; padding: 4px 12px; font-size: 14px; }
.wide .scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 10px 14px; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--quiet); font-weight: 500; }
code { font: 13px ui-monospace, monospace; }`;

/** A page of the emulator; `body` is HTML, with URLs relative to `base`. */
export function renderPaypalPage(
  title: string,
  body: string,
  look: { readonly wide?: boolean; readonly base?: string } = {},
) {
  const main = `<main${look.wide ? ' class="wide"' : ''}>${body}</main>`;
  return renderStandInPage(title, main, { style, base: look.base });
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
