import type { PublicAnswer } from '../../../functions/reach/site-pages/domain/site-page.ts';
import { renderPage } from '../../../web/server/render-page.tsx';

const packages = [
  {
    id: 'starter',
    name: 'Starter',
    pricePence: 0,
    vatPence: 0,
    days: 90,
    features: ['5 photos'],
    max_photos: 5,
    popular: false,
  },
  {
    id: 'plus',
    name: 'Plus',
    pricePence: 14_900,
    vatPence: 2_483,
    days: 180,
    features: ['Offer rounds'],
    max_photos: 30,
    popular: true,
  },
];

/** The answers of the calls that pages of the code make first. */
const answers = {
  '/api/package': { packages },
  '/api/transparency': { months: [] },
  '/api/portals': { portals: [], scheme: null },
  '/api/common/configurations': {
    configurations: [
      { key: 'support_email', value: 'help@gable.test' },
      { key: 'referral_points', value: 1 },
      { key: 'referral_coupon_points', value: 1_200 },
      { key: 'referral_coupon_pence', value: 1_000 },
    ],
  },
  '/config.json': { social: { google: true, facebook: false } },
};

/**
 * The HTML of a page as the server renders it, with other answers than the usual ones.
 * @param refusals the statuses of calls without a body
 */
export function render(
  path: string,
  different: Readonly<Record<string, unknown>> = {},
  refusals: Readonly<Record<string, number>> = {},
): Promise<string> {
  const bodies = Object.entries({ ...answers, ...different });
  return renderPage(
    `https://gable.test${path}`,
    new Map<string, PublicAnswer>([
      ...bodies.map(([address, body]) => [address, { status: 200, text: JSON.stringify(body) }] as const),
      ...Object.entries(refusals).map(([address, status]) => [address, { status, text: '' }] as const),
    ]),
  );
}

/** The words between the header and the footer, in one line. */
export function readWords(html: string): string {
  return html
    .replaceAll(/<header data-shell.*?<\/header>|<footer.*?<\/footer>|<[^>]+>/gs, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

/** The paths of the site that a page leads to. */
export function listPaths(html: string): readonly string[] {
  return [...new Set(Array.from(html.matchAll(/href="(\/[^"?#]*)/g), ([, path = '']) => path))];
}
