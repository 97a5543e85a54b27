import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadShell, prefetchComponents } from './app/lazy-components.ts';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.ts';
import { clearPositionsOnNavigate } from './app/scroll-position.ts';
import { settleQueries } from './lib/query.ts';
import { isAwaited, isRendered } from './lib/rendered.ts';
import { followOtherTabs } from './lib/session.ts';

declare global {
  // oxlint-disable-next-line no-var -- a global's declaration takes no other word
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}
// Zod's compiled parsers need `eval`, which the content security policy forbids; set before any schema is built.
globalThis.__zod_globalConfig = { jitless: true };

/** A new document holds no data of the earlier person; their unsaved changes must not block it. */
function startOver(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}

clearPositionsOnNavigate();
followOtherTabs(startOver);
const root = document.getElementById('root');
if (root) {
  const replaying = globalThis.earlyInput && import('./lib/replay-input.ts').catch(() => undefined);
  // What a document has of the shell comes with its page.
  const shell = isRendered() && loadShell();
  const router = createRouter();
  const show = async () => {
    // What was typed is in its place before the next press.
    const replay = await replaying;
    if (isRendered()) await Promise.all([settleQueries(), shell]);
    // Content can have grown old meanwhile.
    const isHydrated = isRendered();
    const takeOver = () => {
      globalThis.earlyInput?.stop();
      // React takes over no part by an event within its own work.
      queueMicrotask(() => replay?.replayEarlyInput(isHydrated));
    };
    const site = (
      <StrictMode>
        <Providers router={router} onShow={takeOver} />
      </StrictMode>
    );
    // The router begins at the top; who reads a document is where they have scrolled to.
    if (isAwaited() && (window.scrollY > 0 || window.location.hash === ''))
      router.state.restoreScrollPosition = false;
    // React keeps a press on content that it hydrates; one on content that it replaces is kept until it has.
    if (isHydrated) globalThis.earlyInput?.stop();
    // A transition renders in short tasks, so that a press meanwhile is answered.
    startTransition(() => {
      if (isHydrated) hydrateRoot(root, site);
      else createRoot(root).render(site);
    });
  };
  // The document's own content stays until the page can take it over.
  if (router.state.initialized) void show();
  else {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      void show();
    });
  }
  void prefetchComponents();
}
