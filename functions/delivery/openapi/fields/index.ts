import { accountFields } from './accounts.ts';
import { areaFields } from './area.ts';
import { boardFields } from './board.ts';
import { commonFields } from './common.ts';
import { contentFields } from './content.ts';
import { dealingFields } from './dealings.ts';
import type { FieldNotes } from './field.ts';
import { idFields } from './ids.ts';
import { jointConsentFields } from './joint-consents.ts';
import { moneyFields } from './money.ts';
import { organisationFields } from './organisations.ts';
import { ownAdvertFields, portalFields } from './portals.ts';
import { propertyFields } from './properties.ts';
import { pushFields } from './push-notices.ts';
import { saleFields } from './sales.ts';
import { savedSearchFields } from './saved-searches.ts';
import { scottishHomeFields } from './scottish-homes.ts';
import { shortlistFields } from './shortlists.ts';
import { staffFields } from './staff.ts';
import { travelFields } from './travel.ts';

const topics: readonly FieldNotes[] = [
  commonFields,
  boardFields,
  idFields,
  accountFields,
  jointConsentFields,
  propertyFields,
  areaFields,
  travelFields,
  organisationFields,
  portalFields,
  ownAdvertFields,
  pushFields,
  dealingFields,
  scottishHomeFields,
  shortlistFields,
  savedSearchFields,
  saleFields,
  moneyFields,
  contentFields,
  staffFields,
];

/**
 * Descriptions by the name of a field. Where one name means different things, `View.field`, `operation.field` or
 * `property.field` of the object inside which it is goes first; ids have one for each prefix.
 */
export const fieldNotes: FieldNotes = Object.assign({}, ...topics);
