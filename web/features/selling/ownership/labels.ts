import type { SellerCapacity } from '../../../../functions/deals/ownership-checks/domain/ownership-check.ts';

export const capacityOptions: readonly { readonly value: SellerCapacity; readonly label: string }[] = [
  { value: 'owner', label: 'Its owner' },
  { value: 'joint_owner', label: 'One of its owners' },
  { value: 'executor', label: 'Executor of someone who died' },
  { value: 'attorney', label: 'Attorney for the owner' },
];

/** What shows each capacity. */
export const documentsOfCapacity: Readonly<Record<SellerCapacity, string>> = {
  owner:
    'A title register of this month, or the deeds of a home that isn’t registered. If your name has changed: also the marriage certificate or deed poll.',
  joint_owner: 'A title register of this month that names you beside the other owners, or the deeds.',
  executor: 'The grant of probate, or letters of administration. In Scotland: the confirmation.',
  attorney: 'The registered power of attorney for property and finances.',
};
