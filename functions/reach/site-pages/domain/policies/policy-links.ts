/** The policies with their names, in the order of the links between them. */
export const policyLinks = [
  { to: '/terms-of-use', label: 'Terms of use' },
  { to: '/privacy-policy', label: 'Privacy' },
  { to: '/data-deletion-policy', label: 'Deleting your data' },
  { to: '/voucher-and-offers-terms', label: 'Vouchers and offers' },
] as const;
