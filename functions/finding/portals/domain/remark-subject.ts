import type { PortalRefusalSubject } from '../../../../events/portal-vocabulary.ts';

/** In the order in which they are looked for: `media_url` of a property is about a photo. */
const signs: readonly (readonly [RegExp, PortalRefusalSubject])[] = [
  [/branch|network|certificate|licen[cs]e|not permitted|profile/i, 'contract'],
  [/media|image|photo|picture|floor_?plan|content/i, 'photos'],
  [/pric/i, 'price'],
  [/address|postcode|postal|town|location|country|latitude|longitude/i, 'address'],
  [/description|summary|feature/i, 'words'],
  [/bed|bath|room|tenure|lease|tax|rent|charge|type|status|parking|heating|area/i, 'facts'],
];

/** What a portal's remark is about, by the field that it names or by its words. */
export function findRemarkSubject(...texts: readonly (string | undefined)[]): PortalRefusalSubject {
  for (const text of texts) {
    const found = text === undefined ? undefined : signs.find(([sign]) => sign.test(text));
    if (found) return found[1];
  }
  return 'other';
}
