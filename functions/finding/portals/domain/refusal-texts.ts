import type { PortalRefusalSubject } from '../../../../events/portal-vocabulary.ts';

const alerted = 'Our team has been alerted. You don’t need to do anything.';

/** What a refusal means for the seller, and what they can do. The portal's own words stand beside it. */
export const portalRefusalTexts: Readonly<Record<PortalRefusalSubject, string>> = {
  photos: 'A photo or plan couldn’t be used. Replace it, and your home is sent again at once.',
  price: 'The price or its wording wasn’t accepted. Check the price, and your home is sent again at once.',
  address: 'The address or postcode wasn’t recognised. Check it, and your home is sent again at once.',
  words:
    'The description or the list of features wasn’t accepted. Change it, and your home is sent again at once.',
  facts: 'One of the facts about your home wasn’t accepted. Check your answers, and it’s sent again at once.',
  contract: alerted,
  other: alerted,
};
