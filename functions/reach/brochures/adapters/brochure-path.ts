import type { PropertyId } from '../../../../events/vocabulary.ts';
import { type DrawnPath, toDrawnPath } from '../../../kernel/data/drawn-path.ts';
import type { Brochure } from '../domain/brochure.ts';

/** The path of all brochures of a home. */
export function toBrochureFolder(id: PropertyId): `${DrawnPath}/` {
  return `/media/brochures/${id}/`;
}

export function toBrochurePath(brochure: Brochure): DrawnPath {
  return toDrawnPath(toBrochureFolder(brochure.id), brochure, { version: 1, ending: 'pdf' });
}
