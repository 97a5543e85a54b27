import { escapeHtml } from '../../../base/http.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import { renderHostedPage } from './page.ts';

export function renderLoginPage(request: AuthorizeRequest, fault?: string): string {
  const providers = request.pool.identityProviders.filter(({ name }) =>
    request.client.identityProviders.includes(name),
  );
  const links = providers.map(({ name }) => {
    const href = `idp/${encodeURIComponent(name)}?${request.query}`;
    return `<a class="button centre" href="${escapeHtml(href)}">Continue with ${escapeHtml(name)}</a>`;
  });
  return renderHostedPage(
    'Sign in',
    `<div class="tag">Local sign-in</div><h1>Sign in</h1>
${fault ? `<p class="error" role="alert">${escapeHtml(fault)}</p>` : ''}${links.join('')}
<form method="post">
<label for="username">${request.pool.emailIsUsername ? 'Email' : 'User name'}</label>
<input id="username" name="username" required autocomplete="username" autofocus>
<label for="password">Password</label>
<input id="password" name="password" type="password" required autocomplete="current-password">
<button class="main">Sign in</button></form>`,
  );
}
