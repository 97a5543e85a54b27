import { dataDeletionPolicy } from '../../../functions/site-pages/domain/policies/data-deletion-policy.ts';
import type { Handle } from '../../app/head.ts';
import { Policy } from './policies/policy.tsx';
import * as words from './words.ts';

export const handle: Handle = {
  head: {
    title: words.deletingYourData,
    description: words.howToDeleteYourGable,
  },
};

/** /data-deletion-policy */
export function Component() {
  return <Policy at="/data-deletion-policy" policy={dataDeletionPolicy} />;
}
