/** The slug and its numbered versions, to find one that is free. */
export function listSlugCandidates(slug: string, max = 50): string[] {
  return [slug, ...Array.from({ length: max - 1 }, (_, index) => `${slug}-${index + 2}`)];
}
