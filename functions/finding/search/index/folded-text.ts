const fold = (text: string): string => {
  const plain = /^[\u0020-\u007e\s]*$/.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain.replaceAll(/['’]/g, '').toLowerCase();
};

/** The words of a text in its order: lower-case letters and digits, without accents and apostrophes. */
export function listWords(text: string): readonly string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/** An outcode as it is compared: `sw1a`. */
export function foldOutcode(outcode: string): string {
  return fold(outcode).replaceAll(/\s/g, '');
}
/** A town as it is compared: `st ives`. */
export function foldTown(town: string): string {
  return fold(town).trim().replaceAll(/\s+/g, ' ');
}
