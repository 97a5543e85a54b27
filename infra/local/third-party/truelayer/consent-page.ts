import { escapeHtml } from '@gable/local-cloud/stand-ins';
import { renderStandInPage } from '../stand-in-page.ts';
import { demoAccounts } from './demo-bank.ts';

const style = `
:root { --ground: light-dark(#f0f4f1, #121713); --card: light-dark(#fff, #1b231d);
  --ink: light-dark(#12211a, #e8efe9); --quiet: light-dark(#55655b, #a6b4aa); --line: light-dark(#d3ddd6, #37443b);
  --act: light-dark(#14532d, #86d5a4); --on: light-dark(#fff, #0c1d12); }
main { max-width: 520px; }
.quiet { color: var(--quiet); font-size: 14px; }
fieldset { display: grid; gap: 12px; margin: 0; border: 0; padding: 0; }
legend { font-weight: 600; padding: 0 0 8px; }
label.account { display: flex; gap: 12px; align-items: center; min-height: 44px; }
label.account span:last-child { margin-left: auto; font-variant-numeric: tabular-nums; }
label.field { display: grid; gap: 4px; font-weight: 600; }
input[type=text] { font: inherit; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px;
  background: var(--card); color: var(--ink); }
input[type=checkbox] { width: 20px; height: 20px; flex: none; }`;

export function renderBankPage(title: string, body: string): string {
  return renderStandInPage(title, `<main>${body}</main>`, { style });
}

const note =
  '<p class="note"><strong>This is a stand-in for TrueLayer and a bank.</strong> It runs on this machine; the accounts are made up.</p>';

/** What can go wrong on the way is a button, too. */
export const choices = ['allow', 'cancel', 'error', 'expired', 'silent'] as const;
export type Choice = (typeof choices)[number];
const labels: Readonly<Record<Choice, string>> = {
  allow: 'Allow',
  cancel: 'Cancel',
  error: 'The bank has a fault here',
  expired: 'Allow, but come back too late',
  silent: 'Allow, but the bank doesn’t answer afterwards',
};

const formatSum = (sum: number, currency: string): string =>
  sum.toLocaleString('en-GB', { style: 'currency', currency });

const renderAccounts = (): string =>
  demoAccounts
    .map(
      ({ id, name, currency, current }) =>
        `<label class="account"><input type="checkbox" name="account" value="${id}"${
          id === 'demo-savings' ? ' checked' : ''
        }><span>${escapeHtml(name)}</span><span>${formatSum(current, currency)}</span></label>`,
    )
    .join('');

/** The page where a person chooses accounts and allows one look at them. */
export function renderConsentPage(holder: string): string {
  const buttons = choices.map(
    (choice) =>
      `<button name="choice" value="${choice}"${choice === 'allow' ? ' class="main"' : ''}>${labels[choice]}</button>`,
  );
  return renderBankPage(
    'Demo Bank',
    `${note}<div class="card"><h1>Demo Bank</h1>
<p>Gable asks, through TrueLayer, to see once: your name, and the balances of the accounts you choose.</p>
<form method="post">
<label class="field">Name on the accounts<input type="text" name="holder" value="${escapeHtml(holder)}" autocomplete="off"></label>
<fieldset><legend>Accounts to show</legend>${renderAccounts()}</fieldset>
${buttons.join('')}</form></div>`,
  );
}

export function renderRefusal(text: string): string {
  return renderBankPage(
    'This address doesn’t work',
    `${note}<div class="card"><h1>This address doesn’t work</h1><p>${escapeHtml(text)}</p></div>`,
  );
}
