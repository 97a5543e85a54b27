import { dataDeletionPolicy } from '../../../functions/reach/site-pages/domain/policies/data-deletion-policy.ts';
import type { Handle } from '../../site/head.ts';
import { Policy } from './policies/policy.tsx';

export const handle: Handle = {
  head: {
    title: 'Deleting your data',
    description:
      'How to delete your Gable account, what goes at once, what goes after 14 days, and what stays.',
  },
};

/** /data-deletion-policy */
export function Component() {
  return <Policy at="/data-deletion-policy" policy={dataDeletionPolicy} />;
}
