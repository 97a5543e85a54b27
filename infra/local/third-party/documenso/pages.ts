import { escapeHtml } from '@gable/local-cloud/stand-ins';
import { renderButton, renderCode, renderTable } from '../overview-parts.ts';
import { renderStandInPage } from '../stand-in-page.ts';
import { findObstacle } from './envelopes.ts';
import type { DocumensoEnvelope, DocumensoStore, Recipient } from './store.ts';

const style = `
:root { --ground: light-dark(#f4f5f0, #141511); --card: light-dark(#fff, #1d1f19);
  --ink: light-dark(#1b1d16, #ecede6); --line: light-dark(#d7dacd, #3b3e34); --act: light-dark(#365314, #bef264);
  --on: light-dark(#fff, #1a2e05); }
main { max-width: 720px; }
form { margin: 16px 0 0; }
label { display: grid; gap: 4px; font-weight: 600; }
input { font: inherit; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px;
  background: var(--card); color: var(--ink); }
button { border-radius: 8px; }
.scroll { overflow-x: auto; } td, th { text-align: left; padding: 6px 12px 6px 0; vertical-align: top; }`;

function renderDocumensoPage(title: string, body: string): string {
  const main = `<main><p class="note"><strong>This is a stand-in for Documenso.</strong> It runs on this machine, and what is signed here has no weight.</p>
<div class="card">${body}</div></main>`;
  return renderStandInPage(title, main, { style });
}

/** Where a recipient reads a document and signs or declines it. */
export function renderSigningPage(envelope: DocumensoEnvelope, recipient: Recipient, now: number): string {
  const title = escapeHtml(envelope.title);
  const obstacle = findObstacle(envelope, recipient, now);
  if (obstacle !== undefined)
    return renderDocumensoPage(envelope.title, `<h1>${title}</h1><p>${obstacle}</p>`);
  return renderDocumensoPage(
    envelope.title,
    `<h1>${title}</h1>
<p>For ${escapeHtml(recipient.name)} (${escapeHtml(recipient.email)}) to sign. <a href="${recipient.token}/document">Read the PDF</a></p>
<form method="post"><label>Signature<input name="signature" required value="${escapeHtml(recipient.name)}" autocomplete="off"></label>
<button class="main" name="act" value="sign">Sign</button></form>
<form method="post"><label>Reason<input name="reason" required autocomplete="off"></label>
<button name="act" value="decline">Decline</button></form>`,
  );
}

export function renderDocumensoRefusal(text: string): string {
  return renderDocumensoPage('Not found', `<h1>This address doesn’t work</h1><p>${escapeHtml(text)}</p>`);
}

/** The envelopes, and a button for each fault. */
export function renderDocumensoOverview(store: DocumensoStore, pagesUrl: string): string {
  const fault = store.fault();
  const rows = store
    .all()
    .map(({ title, status, externalId, recipients }) => [
      escapeHtml(title),
      renderCode(status),
      renderCode(externalId ?? ''),
      recipients
        .map(
          ({ name, token, signingStatus }) =>
            `<a href="${pagesUrl}/sign/${token}">${escapeHtml(name)}</a> ${renderCode(signingStatus)}`,
        )
        .join('<br>'),
    ]);
  return renderDocumensoPage(
    'Documenso',
    `<h1>Envelopes</h1>
<p>${fault === undefined ? 'The API answers.' : `The API fails with ${fault}.`}</p>
${renderButton(`${pagesUrl}/control/fail`, 'Let the API fail')}
${renderButton(`${pagesUrl}/control/recover`, 'Let it answer')}
${renderTable(['Title', 'Status', 'Reference', 'Recipients'], rows)}`,
  );
}
