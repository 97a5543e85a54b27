import { escapeHtml } from '../../base/http.ts';
import type { Mail } from './mail.ts';

const style = `
:root { color-scheme: light dark; --ground: light-dark(#f4f2ee, #16181a); --card: light-dark(#fff, #202326);
  --ink: light-dark(#22262a, #eceae6); --quiet: light-dark(#5c6166, #a9aeb3); --line: light-dark(#dcd8d1, #3a3f44);
  --act: light-dark(#235a45, #7fc8a6); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 4px; overflow-wrap: anywhere; }
h2 { font-size: 16px; margin: 28px 0 8px; }
a { color: var(--act); }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; margin: 0 0 16px; }
form { display: flex; gap: 8px; margin: 0; }
input, button { min-height: 44px; font: inherit; color: inherit; padding: 8px 12px; background: var(--card);
  border: 1px solid var(--line); border-radius: 10px; }
button { cursor: pointer; }
ol { list-style: none; margin: 0; padding: 0; background: var(--card); border: 1px solid var(--line); border-radius: 14px;
  overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 16px; color: inherit; text-decoration: none; }
li a:hover { background: var(--ground); }
li strong, li small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
small, dt, time, .quiet { color: var(--quiet); font-size: 14px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 12px 0 20px; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 60vh; border: 1px solid var(--line); border-radius: 14px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card); border: 1px solid var(--line);
  border-radius: 14px; padding: 16px; margin: 0; font: 15px/1.6 ui-monospace, monospace; }
.empty { background: var(--card); border: 1px dashed var(--line); border-radius: 14px; padding: 40px 16px; text-align: center; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }`;

const renderPage = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main>${body}</main></body></html>`;

const formatTime = (at: string) => {
  const shown = new Date(at).toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return `<time datetime="${at}">${shown}</time>`;
};

const renderEntry = (base: string, mail: Mail) => `<li><a href="${base}/${mail.id}">
<strong>${escapeHtml(mail.subject || 'No subject')}</strong>${formatTime(mail.at)}
<small>to ${escapeHtml(mail.to.join(', '))}</small></a></li>`;

/** All mails, newest first. */
export function renderInboxPage(base: string, mails: Mail[], to: string | undefined): string {
  const search = `<form><input name="to" type="search" value="${escapeHtml(to ?? '')}" placeholder="Recipient" aria-label="Recipient">
<button>Show</button></form>`;
  const none = to
    ? `<p class="empty">No mail to ${escapeHtml(to)}.</p>`
    : '<p class="empty">No mail yet. Whatever this machine sends shows up here.</p>';
  const list = mails.length > 0 ? `<ol>${mails.map((mail) => renderEntry(base, mail)).join('')}</ol>` : none;
  return renderPage('Mails', `<header><h1>Mails</h1>${search}</header>${list}`);
}

/** Text as HTML, with its URLs as links. */
const linkUrls = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"')]+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" target="_blank" rel="noopener">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');

const renderFact = (name: string, value: string) =>
  value ? `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>` : '';

function renderAttachments(base: string, mail: Mail): string {
  if (mail.attachments.length === 0) return '';
  const entries = mail.attachments.map(
    ({ filename, size, contentType }, index) =>
      `<li><a href="${base}/${mail.id}/attachments/${index}" download><strong>${escapeHtml(filename)}</strong>
<small>${escapeHtml(contentType)}, ${size} bytes</small></a></li>`,
  );
  return `<h2>Attachments</h2><ol>${entries.join('')}</ol>`;
}

export function renderMailPage(base: string, mail: Mail): string {
  const body =
    mail.html === undefined
      ? ''
      : `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${base}/${mail.id}/html"></iframe>`;
  const text = mail.text === undefined ? '' : `<h2>As text</h2><pre>${linkUrls(mail.text)}</pre>`;
  const headers = Object.entries(mail.headers).map(([name, value]) => renderFact(name, value));
  return renderPage(
    mail.subject,
    `<p><a href="${base}">All mails</a></p><h1>${escapeHtml(mail.subject || 'No subject')}</h1>${formatTime(mail.at)}
<dl>${renderFact('From', mail.from)}${renderFact('To', mail.to.join(', '))}${renderFact('Cc', mail.cc.join(', '))}${renderFact('Bcc', mail.bcc.join(', '))}${renderFact('Reply to', mail.replyTo.join(', '))}</dl>
${body}${text}${renderAttachments(base, mail)}
${headers.length > 0 ? `<h2>Headers</h2><dl>${headers.join('')}</dl>` : ''}`,
  );
}

/** The mail's own HTML; links open outside its frame, pictures inside the mail come from its attachments. */
export function renderMailBody(base: string, mail: Mail): string {
  const html = (mail.html ?? '').replace(/cid:([^\s"')>]+)/g, (whole, id: string) => {
    const index = mail.attachments.findIndex(({ contentId }) => contentId === id);
    return index < 0 ? whole : `${base}/${mail.id}/attachments/${index}`;
  });
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${html}`;
}
