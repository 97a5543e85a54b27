import { OpenPortals } from '../../../finding/portals/contract.ts';
import { renderSitePage } from '../adapters/page-renderer.ts';
import { createHelpHead } from '../domain/help-head.ts';
import type { PublicAnswer, SitePage } from '../domain/site-page.ts';
import type { SiteRoute } from '../domain/site-routes.ts';
import { isFirstPage } from '../domain/static-pages.ts';
import { createBreadcrumbs } from '../domain/structured-data.ts';
import { configAddress, findAnswers } from './find-answers.ts';

type StaticRoute = Extract<SiteRoute, { readonly kind: 'static' }>;

const settings = '/api/common/configurations';
const portals = '/api/portals';

/** What pages ask for before they are shown. */
const firstCalls: Readonly<Record<string, readonly string[]>> = {
  '/how-it-works': ['/api/package'],
  '/sell': ['/api/package', portals],
  '/transparency': ['/api/transparency'],
  '/referral': [settings],
  '/help': [portals],
  '/register': [configAddress],
  '/contact-us': [configAddress, settings],
  '/complaints': [configAddress, settings],
};

/** A page whose words are a part of the code. @throws Error when a public call fails */
export async function loadStaticPage({ path, head }: StaticRoute, siteUrl: string): Promise<SitePage> {
  const steps = [
    { name: 'Home', path: '/' },
    { name: head.title, path },
  ];
  const structuredData = [createBreadcrumbs(steps, siteUrl)];
  const answers = await findAnswers(firstCalls[path] ?? []);
  const page: SitePage = {
    status: 200,
    life: 'shell',
    head:
      path === '/help'
        ? createHelpHead(head, siteUrl, readPortals(answers))
        : { ...head, path, structuredData },
  };
  // The page itself shows why a call was refused.
  if (!answers) return page;
  const rendered = await renderSitePage({ path, answers, styles: isFirstPage(path) ? [] : ['ownPages'] });
  return { ...page, answers, rendered };
}

/** Where this site sends homes, which an answer of the help page depends on. */
function readPortals(answers: ReadonlyMap<string, PublicAnswer> | undefined): OpenPortals | undefined {
  const text = answers?.get(portals)?.text;
  return text === undefined ? undefined : OpenPortals.parse(JSON.parse(text));
}
