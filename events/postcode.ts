const pattern =
  /^(GIR 0AA|[A-PR-UWYZ](\d{1,2}|[A-HK-Y]\d(\d|[ABEHMNPRV-Y])?|\d[A-HJKPS-UW]) \d[ABD-HJLNP-UW-Z]{2})$/;

/** Whether a postcode is complete and in its canonical form, outcode, space, incode. */
export function isCanonicalPostcode(code: string): boolean {
  return pattern.test(code);
}

const lookAlikes: Readonly<Record<string, string>> = { O: '0', '0': 'O', I: '1', '1': 'I' };

/** Each text with any of its letters and digits changed for the one that looks like it. */
function listReadings(code: string): string[] {
  return Array.from(code).reduce<string[]>(
    (texts, sign) => {
      const other = lookAlikes[sign];
      return texts.flatMap((text) => (other ? [text + sign, text + other] : [text + sign]));
    },
    [''],
  );
}

/**
 * `LS6 3HN` for a postcode as people type it: spaces, punctuation, invisible signs and case do not count. O and
 * 0, I and 1 may be confused where only one reading is a postcode. A text that is no postcode is not one after.
 */
export function formatPostcode(typed: string): string {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^(.+)(.{3})$/, '$1 $2');
  if (isCanonicalPostcode(code) || code.length > 8) return code;
  const [reading, ...others] = listReadings(code).filter(isCanonicalPostcode);
  return reading !== undefined && others.length === 0 ? reading : code;
}

/** Whether a text is a full postcode, however it is typed. */
export function isPostcode(typed: string): boolean {
  return isCanonicalPostcode(formatPostcode(typed));
}

/** The full postcode at the end of an address, in its canonical form; `undefined` without one. */
export function findPostcode(address: string): string | undefined {
  const words = address.split(/[\s,]+/).filter(Boolean);
  const ends = [words.slice(-1), words.slice(-2)].map((end) => end.join(' '));
  const postcode = ends.find(isPostcode);
  return postcode === undefined ? undefined : formatPostcode(postcode);
}
