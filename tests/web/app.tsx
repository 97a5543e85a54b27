import '../../web/styles/index.css';
import '../../web/styles/own-pages.css';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { addOwnRoutes } from '../../web/app/add-own-routes.ts';
import { Providers } from '../../web/app/providers.tsx';
import { routes } from '../../web/app/routes.ts';
import { createQueryClient } from '../../web/lib/query-client.ts';
import { setQueryClient } from '../../web/lib/query.ts';
import { createMemoryRouter } from '../../web/lib/router.ts';
import { beginSession } from '../../web/lib/session.ts';

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  /** HTML instead of a JSON body, for documents. */
  readonly page?: string;
}
/** The API's responses by method and path; a function gets the request body. */
export type Answers = Readonly<Record<string, Answer | ((body: unknown) => Answer | Promise<Answer>)>>;

const user = {
  id: 'usr_01J00000000000000000000000',
  user_name: 'ann smith',
  email: 'ann@example.com',
  is_active: 1,
  roles: [],
  unreadTotal: 0,
  signInWith: 'password',
  twoStep: { on: false, recoveryCodesLeft: 0, passkeys: [], neededForStaff: false },
  prefs: { marketing: false, newHomes: false, readReceipts: true },
  createdAt: '2026-03-02T10:00:00.000Z',
  firstName: undefined,
  lastName: undefined,
  identityCheckedAt: undefined,
  mailProblem: undefined,
  buyerProfile: undefined,
  welcomed: undefined,
  deletesAt: undefined,
};
/** The response of `GET /api/user`, with changes. */
export const createUserAnswer = (different: Partial<Record<keyof typeof user, unknown>> = {}): Answer => ({
  body: { ...user, ...different },
});

/** The site's `/config.json`, unless a test lists its own. */
export const siteConfig = {
  stage: 'test',
  siteUrl: '',
  hostedUiUrl: '',
  userPoolId: '',
  userPoolClientId: '',
  userPoolEndpoint: '',
  social: { google: true, facebook: false },
};

/** Logs in as the user of `GET /api/user`. */
export const startLogin = (): void => beginSession({ access: 'token' }, true);

/** Opens the whole site at a path with a stubbed network; unlisted calls answer 404. */
export async function openSite(path: string, answers: Answers = {}) {
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => toResponse(answers, input, init));
  setQueryClient(createImpatientQueryClient());
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    future: { v8_middleware: true },
    patchRoutesOnNavigation: addOwnRoutes,
  });
  const screen = await render(<Providers router={router} />);
  const place = () => router.state.location.pathname + router.state.location.search;
  return { screen, place, router };
}

/** The site's cache, which repeats a read that failed as often as it does for people, without the seconds between. */
function createImpatientQueryClient() {
  const queries = createQueryClient();
  const options = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...options, queries: { ...options.queries, retryDelay: 1 } });
  return queries;
}

async function toResponse(answers: Answers, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
  const known = answers[`${init?.method ?? 'GET'} ${pathname}`];
  const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  const answer = typeof known === 'function' ? await known(sent) : known;
  if (pathname === '/config.json' && !answer) return Response.json(siteConfig);
  if (!answer) return Response.json({ status: 404, code: 'not_found', detail: 'Not found' }, { status: 404 });
  const status = answer.status ?? 200;
  if (answer.page !== undefined)
    return new Response(answer.page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  return status === 204 ? new Response(null, { status }) : Response.json(answer.body, { status });
}
