/** Digits and letters without vowels, which could make words, and without those that read as digits. */
export const codeSigns = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const shortestCode = 4;

/** The part of a home's public address that names it: `21-birch-street-leeds-4KQ7`. Its end, the code, suffices. */
export const homeSlug = new RegExp(`^(?:[a-z\\d]+-)*[${codeSigns}]{${shortestCode},7}$`, 'i');

/** A home as addresses name it; one of an earlier release has no slug. */
export interface HomeReference {
  readonly id: string;
  readonly slug?: string | undefined;
}

/** The path of a home's public page; that of one without a slug has its id. */
export function formatHomePath({ id, slug = id }: HomeReference): string {
  return `/property-details/${slug}`;
}
