import { searchParameters } from '../../finding/search/contract.ts';
import { brochureRoutes } from '../../reach/brochures/contract.ts';
import { personalSections } from '../../reach/site-pages/domain/personal-paths.ts';
import type { ApiGroup, FunctionSpec } from './types.ts';

/** The function that answers requests for the site's pages. */
export const sitePages = {
  entry: 'functions/reach/site-pages/handler.ts',
  needs: ['public-api', 'origin-secret:read'],
  memoryMb: 1024,
} as const satisfies FunctionSpec;

/** It encodes photos, which takes the time that its share of a processor leaves. */
export const brochures = {
  entry: 'functions/reach/brochures/handler.ts',
  routes: brochureRoutes,
  needs: ['table:write', 'public-api', 'origin-secret:read', 'brochures'],
  memoryMb: 1769,
  timeoutSeconds: 20,
  reservedPercent: 1,
} as const satisfies ApiGroup;

/** The first page of selling is opened by many, and begins with words of its own. */
const ownDocument = 'add-property';

/** The parts of paths below which a page has no content of its own for visitors: they share one document. */
export const sharedDocuments: readonly string[] = personalSections.filter(
  (section) => section !== ownDocument,
);

/**
 * The pages that differ by their query, with the names that count. With any other name, such as those that
 * advertisements and mails add, the CDN has the document without it. `*` stands for the last part of a path.
 */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/listing': searchParameters,
  '/blogs-with-pagination': ['page', 'category', 'tag', 'q'],
  // The redirect from a former address of a home keeps a note and what was to open.
  '/property-details/*': ['share', 'book'],
};
