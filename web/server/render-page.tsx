import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { lateAnswer, type PublicAnswer } from '../../functions/reach/site-pages/domain/site-page.ts';
import { ApiError } from '../lib/api-error.ts';
import { setQueryClient, settleQueries } from '../lib/query.ts';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '../lib/router.ts';
import { endSession } from '../lib/session.ts';
import { setSiteOrigin } from '../lib/site-origin.ts';
import { serverRoutes } from './server-routes.ts';

export { formatSearchCall } from './search-call.ts';

const handler = createStaticHandler(serverRoutes, { future: { v8_middleware: true } });

type PublicAnswers = ReadonlyMap<string, PublicAnswer>;

let last: Promise<unknown> = Promise.resolve();

/**
 * The HTML of a page as its components show it to a visitor, for the site's root. The site keeps its state in modules,
 * so that one page is rendered after another; nothing is waited for.
 * @param address of the page, with its query
 * @param answers of public calls by their address: all that the page's loader asks for
 * @throws Error when a loader fails, redirects or asks for more than the answers
 */
export function renderPage(address: string, answers: PublicAnswers): Promise<string> {
  const rendered = last.then(() => renderNow(new URL(address), answers));
  last = rendered.catch(() => undefined);
  return rendered;
}

async function renderNow(address: URL, answers: PublicAnswers): Promise<string> {
  setSiteOrigin(address.origin);
  globalThis.prefetchedCalls = new Map(
    [...answers].map(([call, { status, text }]) => [
      call,
      Promise.resolve(new Response(text, { status, headers: { 'content-type': 'application/json' } })),
    ]),
  );
  const { createQueryClient } = await import('../lib/query-client.ts');
  const queries = setQueryClient(createQueryClient());
  // A call without an answer fails at once.
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  try {
    const context = await loadPage(address);
    await settleQueries();
    const failed = queries
      .getQueryCache()
      .getAll()
      .find(({ state: { error } }) => error !== null && !isLate(error));
    if (failed) throw failed.state.error;
    return await renderContext(context, queries);
  } finally {
    // No answer of this page is taken by what comes next.
    globalThis.prefetchedCalls = undefined;
    // What loaders keep without the query library is a session's.
    endSession();
    queries.clear();
    queries.unmount();
  }
}

const isLate = (error: unknown): boolean => error instanceof ApiError && error.status === lateAnswer.status;

/** Loads a page as the router does in the browser. */
async function loadPage(address: URL): Promise<StaticHandlerContext> {
  const request = new Request(address);
  let context: StaticHandlerContext | undefined;
  await handler.query(request, {
    generateMiddlewareResponse: async (query) => {
      const found = await query(request);
      if (found instanceof Response) return found;
      context = found;
      return new Response();
    },
  });
  if (!context) throw new Error(`${address.pathname} leads to another page`);
  const [error] = Object.values<unknown>(context.errors ?? {});
  if (error !== undefined) throw error;
  return context;
}

async function renderContext(context: StaticHandlerContext, queries: QueryClient): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <QueryClientContext value={queries}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </QueryClientContext>,
    {
      // Parts that come after the others bring scripts that move them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
