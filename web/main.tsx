import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { prefetchComponents } from './app/lazy-components.ts';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.ts';
import { clearPositionsOnNavigate, trackReaderPosition } from './app/scroll-position.ts';
import { followOtherTabs } from './lib/session.ts';
import { captureTypedText } from './lib/typed-text.ts';

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

/** Aborts once the site's first page has taken the place of the document's own content. */
function watchFirstPage(root: HTMLElement): AbortSignal {
  const drawn = new AbortController();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    drawn.abort();
  }).observe(root, { childList: true });
  return drawn.signal;
}

clearPositionsOnNavigate();
followOtherTabs(startOver);
const root = document.getElementById('root');
if (root) {
  const router = createRouter();
  const show = () => {
    trackReaderPosition(watchFirstPage(root));
    captureTypedText();
    // A transition renders in short tasks, so that a press meanwhile is answered.
    startTransition(() => {
      createRoot(root).render(
        <StrictMode>
          <Providers router={router} />
        </StrictMode>,
      );
    });
  };
  // The document's own content stays until the page can take its place.
  if (router.state.initialized) show();
  else {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      show();
    });
  }
  void prefetchComponents();
  const { search } = window.location;
  if (search.includes('ref='))
    void import('./entities/referral/referral-code.ts').then((it) => it.storeReferral(search));
}
