import { createHash } from 'node:crypto';

/** A file below `/media`, whose folder belongs to one thing. */
export type DrawnPath = `/media/${string}`;

/**
 * The path of a file that is drawn of what visitors see. It contains a hash of that, so that nobody gets a drawing of
 * another state.
 * @param version changes with what the drawing makes of the same facts
 * @param ending such as `pdf`
 */
export function toDrawnPath(
  folder: `${DrawnPath}/`,
  shown: object,
  { version, ending }: { readonly version: number; readonly ending: string },
): DrawnPath {
  const digest = createHash('sha256')
    .update(JSON.stringify([version, shown]))
    .digest('base64url');
  return `${folder}${digest.slice(0, 22)}.${ending}`;
}
