import { termsOfUse } from '../../../functions/reach/site-pages/domain/policies/terms-of-use.ts';
import type { Handle } from '../../site/head.ts';
import { Policy } from './policies/policy.tsx';

export const handle: Handle = {
  head: {
    title: 'Terms of use',
    description: 'What you and Gable can expect of each other when you buy or sell a home here.',
  },
};

/** /terms-of-use */
export function Component() {
  return <Policy at="/terms-of-use" policy={termsOfUse} />;
}
