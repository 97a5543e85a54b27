import { homeSlug } from './home-path.ts';

/** What the slug of a home says of where it is: `birch street leeds`; undefined for an id. */
export function readSlugWords(slug: string): string | undefined {
  if (!slug.includes('-') || !homeSlug.test(slug)) return undefined;
  const words = slug.split('-').slice(0, -1);
  return words.filter((word) => !/^\d+[a-z]?$/i.test(word)).join(' ') || undefined;
}
