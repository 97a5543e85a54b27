import type { Property } from '../../../listings/properties/domain/property.ts';
import type { KnownAnswers } from './known-answers.ts';
import type { SalePack } from './sale-pack.ts';

/** A pack as its reader may see it. */
export interface ReadablePack {
  readonly home: Property;
  /** Nothing before the owner's first answer. */
  readonly pack: SalePack | undefined;
  /** When an offer was accepted; what was changed after that is flagged. */
  readonly acceptedAt: string | undefined;
  readonly isOwner: boolean;
  /** What the site could answer itself; for the owner alone, who confirms it. */
  readonly known?: KnownAnswers;
}
