import { privacyPolicy } from '../../../functions/reach/site-pages/domain/policies/privacy-policy.ts';
import type { Handle } from '../../site/head.ts';
import { Policy } from './policies/policy.tsx';

export const handle: Handle = {
  head: {
    title: 'Privacy policy',
    description: 'What Gable knows about you, why, for how long, and who else sees it.',
  },
};

/** /privacy-policy */
export function Component() {
  return <Policy at="/privacy-policy" policy={privacyPolicy} />;
}
