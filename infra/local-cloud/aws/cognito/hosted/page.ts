import { escapeHtml } from '../../../base/http.ts';

const style = `
:root { color-scheme: light dark; --ground: light-dark(#f4f2ee, #16181a); --card: light-dark(#fff, #202326);
  --ink: light-dark(#22262a, #eceae6); --quiet: light-dark(#5c6166, #a9aeb3); --line: light-dark(#dcd8d1, #3a3f44);
  --act: light-dark(#235a45, #7fc8a6); --on-act: light-dark(#fff, #10231b); --warn: light-dark(#a32a1c, #ff9c8c); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--ground);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 440px; background: var(--card); border: 1px solid var(--line); border-radius: 14px;
  padding: 28px; box-shadow: 0 12px 32px rgb(0 0 0 / 8%); }
h1 { font-size: 22px; line-height: 1.25; margin: 4px 0 6px; }
p { margin: 0 0 16px; color: var(--quiet); }
.tag { font-size: 13px; letter-spacing: 0.02em; color: var(--quiet); }
.error { color: var(--warn); }
form { margin: 0; }
label { display: block; font-weight: 600; font-size: 14px; margin: 14px 0 4px; }
input:not([type=checkbox]) { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--ground); border: 1px solid var(--line); border-radius: 10px; }
.check { display: flex; gap: 8px; align-items: center; font-weight: 400; }
.check input { width: 20px; height: 20px; }
button, .button { display: flex; width: 100%; min-height: 48px; gap: 12px; align-items: center; font: inherit;
  color: inherit; text-align: left; text-decoration: none; padding: 8px 12px; margin: 0 0 8px; cursor: pointer;
  background: transparent; border: 1px solid var(--line); border-radius: 10px; }
button:hover, .button:hover { border-color: var(--act); }
button:focus-visible, .button:focus-visible, input:focus-visible, summary:focus-visible {
  outline: 3px solid var(--act); outline-offset: 2px; }
.main { justify-content: center; margin-top: 18px; background: var(--act); color: var(--on-act); font-weight: 600;
  border-color: transparent; }
.centre { justify-content: center; }
.face { flex: none; width: 40px; height: 40px; border-radius: 50%; display: grid; place-items: center;
  font-weight: 600; background: var(--act); color: var(--on-act); }
.who small { display: block; color: var(--quiet); font-size: 14px; overflow-wrap: anywhere; }
details { margin: 16px 0 20px; }
summary { cursor: pointer; font-weight: 600; padding: 8px 0; }`;

/** A page of the hosted UI; `body` is escaped HTML. */
export function renderHostedPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main>${body}</main></body></html>`;
}

export function renderErrorPage(message: string): string {
  return renderHostedPage(
    'Sign-in is not possible',
    `<div class="tag">Local sign-in</div><h1>Sign-in is not possible</h1><p class="error">${escapeHtml(message)}</p>`,
  );
}
