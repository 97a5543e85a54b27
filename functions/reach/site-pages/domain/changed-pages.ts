/** The addresses of a page's document in the CDN's caches: as it was asked for, and as the API has it. */
export function listCachedPaths(path: string): readonly string[] {
  return [path, `/pages${path}`];
}
