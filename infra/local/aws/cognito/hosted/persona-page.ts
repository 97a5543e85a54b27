import { escapeHtml } from '../../../runtime/http.ts';
import { page } from './page.ts';
import { personas, type Persona } from './personas.ts';

const initials = (name: string) =>
  name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('');

function hint({ email, emailVerified }: Persona): string {
  if (!email) return 'Shares no email';
  return emailVerified ? email : `${email}, not verified`;
}

const choice = (persona: Persona) => `
<button name="persona" value="${persona.id}"><span class="face" aria-hidden="true">${escapeHtml(initials(persona.name))}</span>
<span class="who">${escapeHtml(persona.name)}<small>${escapeHtml(hint(persona))}</small></span></button>`;

// Facebook has no claim about it.
const verified = (provider: string) =>
  `<label class="check"><input type="checkbox" name="verified" value="yes" checked> ${provider} has verified this email</label>`;

/** Replaces the provider's sign-in with a choice of personas. The form posts to the page's own address. */
export function personaPage(provider: string, fault?: string): string {
  const name = escapeHtml(provider);
  return page(
    `Continue with ${provider}`,
    `<div class="tag">Stand-in for ${name} on this machine</div>
<h1>Continue with ${name}</h1><p>Choose a person to sign in as. Nothing leaves this computer.</p>
${fault ? `<p class="error" role="alert">${escapeHtml(fault)}</p>` : ''}
<form method="post">${personas.map(choice).join('')}</form>
<details${fault ? ' open' : ''}><summary>Someone else</summary>
<form method="post">
<label for="name">Name</label><input id="name" name="name" required autocomplete="off" maxlength="80">
<label for="email">Email (leave empty to share none)</label><input id="email" name="email" type="email" autocomplete="off">
${provider === 'Facebook' ? '' : verified(name)}
<button class="main" name="persona" value="other">Continue</button>
</form></details>
<form method="post"><button class="centre" name="persona" value="cancel">Cancel</button></form>`,
  );
}
