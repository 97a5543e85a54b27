import { Badge } from '../../../ui/badge.tsx';
import { stateNames } from './api.ts';

const tones = ['amber', 'green', 'red'] as const;

/** Whether an account is unverified, active or blocked. */
export function StateBadge({ state }: { readonly state: 0 | 1 | 2 }) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>;
}
