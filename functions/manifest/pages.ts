import { personalSections } from '../site-pages/domain/personal-paths.ts';
import type { FunctionSpec } from './types.ts';

/** The function that answers requests for the site's pages. */
export const sitePages = {
  entry: 'functions/site-pages/handler.ts',
  needs: ['public-api', 'origin-secret:read'],
  memoryMb: 1024,
} as const satisfies FunctionSpec;

/** The first page of selling is opened by many, and begins with words of its own. */
const ownDocument = 'add-property';

/** The parts of paths below which a page has no content of its own for visitors: they share one document. */
export const sharedDocuments: readonly string[] = personalSections.filter(
  (section) => section !== ownDocument,
);
