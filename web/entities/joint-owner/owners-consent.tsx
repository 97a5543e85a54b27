import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Owner, ownersQuery } from './api.ts';

const names = new Intl.ListFormat('en-GB');
const joinNames = (owners: readonly Owner[]) =>
  names.format(owners.map(({ name }) => name || 'a joint owner'));

interface Props {
  readonly propertyId: Parameters<typeof ownersQuery>[0];
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
  readonly error?: string | undefined;
}

/** Before an acceptance: the joint owners who have not agreed or have to sign again, and the seller's confirmation for them. */
export function OwnersConsent({ propertyId, checked, onChecked, error }: Props) {
  const { data } = useQuery(ownersQuery(propertyId));
  const declined = data?.jointOwners.filter(({ status }) => status === 'declined') ?? [];
  const silent =
    data?.jointOwners.filter(({ status, consent }) => status !== 'accepted' || consent?.endedBy) ?? [];
  if (declined.length > 0)
    return (
      <Notice kind="warning" title={`${joinNames(declined)} didn’t agree to the sale`}>
        <p>Speak to them first, or withdraw their invitation on your listing’s page.</p>
      </Notice>
    );
  if (silent.length === 0 && !error) return null;
  return (
    <Notice
      kind="warning"
      title={
        silent.length > 0 ? `${joinNames(silent)} ${describeMissing(silent)}` : 'Not all owners have agreed'
      }
    >
      <Checkbox
        label="All owners agree"
        hint="We record your confirmation with the offer."
        checked={checked}
        error={error}
        onChange={({ target }) => onChecked(target.checked)}
      />
    </Notice>
  );
}

/** Who agreed before, and whose signature ended, has agreed; they have to sign again. */
function describeMissing(silent: readonly Owner[]): string {
  const isOne = silent.length === 1;
  if (silent.every(({ consent }) => consent?.endedBy))
    return isOne ? 'has to sign again' : 'have to sign again';
  return isOne ? 'has not agreed yet' : 'have not agreed yet';
}
