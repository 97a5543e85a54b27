import { privacyPolicy } from '../../../functions/site-pages/domain/policies/privacy-policy.ts';
import type { Handle } from '../../app/head.ts';
import { Policy } from './policies/policy.tsx';
import * as words from './words.ts';

export const handle: Handle = {
  head: {
    title: words.privacyPolicy,
    description: words.whatGableKnowsAboutYou,
  },
};

/** /privacy-policy */
export function Component() {
  return <Policy at="/privacy-policy" policy={privacyPolicy} />;
}
