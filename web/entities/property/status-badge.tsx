import type { Nation, PropertyStatus } from '../../../events/vocabulary.ts';
import { formatPropertyStatus } from '../../../functions/listings/properties/domain/home-status.ts';
import { Badge } from '../../ui/badge.tsx';

const tones: Readonly<Partial<Record<PropertyStatus, 'green' | 'amber' | 'red'>>> = {
  live: 'green',
  pending_payment: 'amber',
  under_review: 'amber',
  draft: 'amber',
  under_offer: 'green',
  sold_stc: 'green',
  exchanged: 'green',
  completed: 'green',
  removed: 'red',
};

interface Props {
  readonly status: PropertyStatus;
  readonly nation: Nation | undefined;
}

export function StatusBadge({ status, nation }: Props) {
  return (
    <Badge tone={tones[status] ?? 'neutral'}>
      {status === 'draft' ? 'Needs changes' : formatPropertyStatus(status, nation)}
    </Badge>
  );
}
