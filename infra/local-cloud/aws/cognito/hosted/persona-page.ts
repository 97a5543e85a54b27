import { escapeHtml } from '../../../base/http.ts';
import { renderHostedPage } from './page.ts';
import { personas, type Persona } from './personas.ts';

const toInitials = (name: string) =>
  name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('');

function describePersona({ email, emailVerified }: Persona): string {
  if (!email) return 'Shares no email';
  return emailVerified ? email : `${email}, not verified`;
}

const renderChoice = (persona: Persona) => `
<button name="persona" value="${persona.id}"><span class="face" aria-hidden="true">${escapeHtml(toInitials(persona.name))}</span>
<span class="who">${escapeHtml(persona.name)}<small>${escapeHtml(describePersona(persona))}</small></span></button>`;

// Facebook has no claim about it.
const renderVerifiedField = (provider: string) =>
  `<label class="check"><input type="checkbox" name="verified" value="yes" checked> ${provider} has verified this email</label>`;

/** Replaces the provider's sign-in with a choice of personas. The form posts to the page's own address. */
export function renderPersonaPage(provider: string, fault?: string): string {
  const name = escapeHtml(provider);
  return renderHostedPage(
    `Continue with ${provider}`,
    `<div class="tag">Stand-in for ${name} on this machine</div>
<h1>Continue with ${name}</h1><p>Choose a person to sign in as. Nothing leaves this computer.</p>
${fault ? `<p class="error" role="alert">${escapeHtml(fault)}</p>` : ''}
<form method="post">${personas.map(renderChoice).join('')}</form>
<details${fault ? ' open' : ''}><summary>Someone else</summary>
<form method="post">
<label for="name">Name</label><input id="name" name="name" required autocomplete="off" maxlength="80">
<label for="email">Email (leave empty to share no email)</label><input id="email" name="email" type="email" autocomplete="off">
${provider === 'Facebook' ? '' : renderVerifiedField(name)}
<button class="main" name="persona" value="other">Continue</button>
</form></details>
<form method="post"><button class="centre" name="persona" value="cancel">Cancel</button></form>`,
  );
}
