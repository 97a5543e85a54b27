import type { PropertyId } from '../../../../events/vocabulary.ts';
import { PropertyPage } from '../../../listings/properties/domain/views.ts';
import { callPublicApi } from '../../site-pages/adapters/public-api.ts';
import { type Brochure, toBrochure } from '../domain/brochure.ts';
import { hasBrochure } from '../domain/has-brochure.ts';

/** What the brochure of a home on sale shows now, read as a visitor, so that it has nothing that its reader may not see. */
export async function findBrochure(id: PropertyId): Promise<Brochure | undefined> {
  const { status, text } = await callPublicApi(`/api/properties/${id}`);
  if (status !== 200) return undefined;
  const home = PropertyPage.parse(JSON.parse(text));
  return hasBrochure(home) ? toBrochure(home) : undefined;
}
