import type { StructuredData } from './page-head.ts';

/** A step of the way to a page, from the home page on. */
export interface Breadcrumb {
  readonly name: string;
  /** The path of the step. */
  readonly path: string;
}

export function createBreadcrumbs(steps: readonly Breadcrumb[], siteUrl: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, nth) => ({
      '@type': 'ListItem',
      position: nth + 1,
      name,
      item: new URL(path, siteUrl).href,
    })),
  };
}

/** The business behind the site, as other entries refer to it. */
export function createPublisher(siteUrl: string): StructuredData {
  return {
    '@type': 'Organization',
    '@id': new URL('/#organization', siteUrl).href,
    name: 'Gable',
    url: new URL('/', siteUrl).href,
    logo: new URL('/icon-512.png', siteUrl).href,
  };
}
