import { escapeHtml } from '../../http.ts';
import { page } from './page.ts';
import { personas, type Persona } from './personas.ts';

const initials = (name: string) =>
  name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('');

const choice = (persona: Persona) => `
<button name="persona" value="${persona.id}"><span class="face" aria-hidden="true">${escapeHtml(initials(persona.name))}</span>
<span class="who">${escapeHtml(persona.name)}<small>${escapeHtml(persona.email ?? 'no email')} · ${persona.note}</small></span></button>`;

/** Stands in for the provider's own sign-in: choose who you are. The form posts to the page's own address. */
export const personaPage = (provider: string, fault?: string): string => {
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
<label class="check"><input type="checkbox" name="verified" value="yes" checked> ${name} has verified this email</label>
<button class="main" name="persona" value="other">Continue</button>
</form></details>
<form method="post"><button class="centre" name="persona" value="cancel">Cancel</button></form>`,
  );
};
