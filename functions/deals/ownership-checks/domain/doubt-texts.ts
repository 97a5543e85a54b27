import type { OwnershipDoubt, OwnershipLapse } from '../../../../events/ownership-vocabulary.ts';

/** Texts for the seller on why the register did not confirm them, consistent in mails and on the page. */
export const doubtTexts: Readonly<Record<OwnershipDoubt, string>> = {
  name: 'HM Land Registry doesn’t have your name as an owner of this home.',
  similar_name:
    'HM Land Registry has a name like yours for this home, but not the one on your identity document.',
  middle_name: 'HM Land Registry has your first and last name for this home, with another middle name.',
  not_a_person: 'HM Land Registry has no person’s name for this home. It may belong to a company or a trust.',
  other_address: 'The title that HM Land Registry found has another address than this home.',
  other_tenure:
    'The title that HM Land Registry found is freehold where your listing says leasehold, or the other way round.',
  not_found:
    'HM Land Registry found no title. The home may not be registered yet, or the title number may have a slip in it.',
  too_many_titles:
    'HM Land Registry found too many titles at this address. Try again with your title number.',
  no_answer: 'HM Land Registry hasn’t answered for a day.',
};

export const lapseTexts: Readonly<Record<OwnershipLapse, string>> = {
  home_changed: 'You changed the address or the tenure after the check.',
  name_changed: 'You changed your name after the check.',
  title_changed: 'The sale has another title number than the one we checked.',
  address_lost: 'This address went to another seller’s listing.',
  off_market: 'The home was off the market for more than 14 weeks after the check.',
  sold: 'The home is sold.',
  removed: 'The home was taken down.',
};
