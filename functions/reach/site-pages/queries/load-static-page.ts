import * as z from 'zod';
import { OpenPortals } from '../../../finding/portals/contract.ts';
import { Package } from '../../../money/packages/domain/property-package.ts';
import { SettingView } from '../../../people/configuration/domain/setting-view.ts';
import type { SettingKey } from '../../../people/configuration/domain/settings.ts';
import { TransparencyMonth } from '../../../trust/cases/domain/transparency.ts';
import { findOperatorContact } from '../adapters/operator-contact.ts';
import { callPublicApi } from '../adapters/public-api.ts';
import { renderAffiliateContent } from '../domain/content/affiliate-content.ts';
import { renderComplaintsContent } from '../domain/content/complaints-content.ts';
import { renderContactContent } from '../domain/content/contact-content.ts';
import { renderDevelopersContent } from '../domain/content/developers-content.ts';
import { renderGetStartedContent } from '../domain/content/get-started-content.ts';
import { renderHelpContent } from '../domain/content/help-content.ts';
import { renderHowItWorksContent } from '../domain/content/how-it-works-content.ts';
import { renderPolicyContent } from '../domain/content/policy-content.ts';
import { renderReferralContent } from '../domain/content/referral-content.ts';
import { renderRegisterContent } from '../domain/content/register-content.ts';
import { renderSellContent } from '../domain/content/sell-content.ts';
import { renderTransparencyContent } from '../domain/content/transparency-content.ts';
import { createHelpHead } from '../domain/help-head.ts';
import type { Html } from '../domain/html.ts';
import { policies } from '../domain/policies/policies.ts';
import type { SitePage } from '../domain/site-page.ts';
import type { SiteRoute } from '../domain/site-routes.ts';
import { createBreadcrumbs } from '../domain/structured-data.ts';
import type { ReferralRates } from '../domain/texts/referral-text.ts';

type StaticRoute = Extract<SiteRoute, { readonly kind: 'static' }>;

/** A page whose words are a part of the code. @throws Error when a public call fails */
export async function loadStaticPage({ path, head }: StaticRoute, siteUrl: string): Promise<SitePage> {
  const steps = [
    { name: 'Home', path: '/' },
    { name: head.title, path },
  ];
  const structuredData = [createBreadcrumbs(steps, siteUrl)];
  const page: SitePage = { status: 200, life: 'shell', head: { ...head, path, structuredData } };
  const policy = policies.get(path);
  if (policy) return { ...page, content: renderPolicyContent(path, policy) };
  switch (path) {
    case '/help':
      return loadHelpPage(page, head, siteUrl);
    case '/how-it-works':
      return withAnswer(page, '/api/package', Packages, ({ packages }) => renderHowItWorksContent(packages));
    case '/sell':
      return withAnswer(page, '/api/package', Packages, ({ packages }) => renderSellContent(packages));
    case '/transparency':
      return withAnswer(page, '/api/transparency', Months, ({ months }) => renderTransparencyContent(months));
    case '/register':
      return { ...page, content: renderRegisterContent() };
    case '/get-started':
      return { ...page, content: renderGetStartedContent() };
    case '/referral':
      return withAnswer(page, '/api/common/configurations', Settings, ({ configurations }) =>
        renderReferralContent(toReferralRates(configurations)),
      );
    case '/become-an-affiliate':
      return { ...page, content: renderAffiliateContent() };
    case '/contact-us':
      return { ...page, content: renderContactContent(await findOperatorContact()) };
    case '/developers':
      return { ...page, content: renderDevelopersContent() };
    case '/complaints':
      return { ...page, content: renderComplaintsContent(await findOperatorContact()) };
    default:
      throw new Error(`The page ${path} has no content`);
  }
}

const portalsAddress = '/api/portals';

/** The help page, which says where this site sends homes. */
async function loadHelpPage(page: SitePage, head: StaticRoute['head'], siteUrl: string): Promise<SitePage> {
  const { status, text } = await callPublicApi(portalsAddress);
  const open = status === 200 ? OpenPortals.parse(JSON.parse(text)) : undefined;
  return {
    ...page,
    head: createHelpHead(head, siteUrl, open),
    content: renderHelpContent(open),
    ...(open && { answers: new Map([[portalsAddress, text]]) }),
  };
}

const Packages = z.object({ packages: z.array(Package) });
const Months = z.object({ months: z.array(TransparencyMonth) });
const Settings = z.object({ configurations: z.array(SettingView.pick({ key: true, value: true })) });
type Setting = z.output<typeof Settings>['configurations'][number];

function toReferralRates(settings: readonly Setting[]): ReferralRates {
  const findNumber = (key: SettingKey) => Number(settings.find((setting) => setting.key === key)?.value);
  return {
    referralPoints: findNumber('referral_points'),
    couponPoints: findNumber('referral_coupon_points'),
    couponPence: findNumber('referral_coupon_pence'),
  };
}

/** The page with the answer of a public call, and content made of it; without both where the call is refused. */
async function withAnswer<S extends z.ZodType>(
  page: SitePage,
  address: string,
  schema: S,
  render: (answer: z.output<S>) => Html,
): Promise<SitePage> {
  const { status, text } = await callPublicApi(address);
  if (status !== 200) return page;
  return {
    ...page,
    answers: new Map([[address, text]]),
    content: render(schema.parse(JSON.parse(text))),
  };
}
