import { termsOfUse } from '../../../functions/site-pages/domain/policies/terms-of-use.ts';
import type { Handle } from '../../app/head.ts';
import { Policy } from './policies/policy.tsx';
import * as words from './words.ts';

export const handle: Handle = {
  head: {
    title: words.termsOfUse,
    description: words.whatYouAndGableCan,
  },
};

/** /terms-of-use */
export function Component() {
  return <Policy at="/terms-of-use" policy={termsOfUse} />;
}
