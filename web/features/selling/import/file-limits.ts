/** What the page takes; the server has limits of its own for drafts, photos and uploads. */
export const fileLimits = {
  /** Of a file with homes. */
  megabytes: 5,
  homes: 200,
  zipMegabytes: 200,
  zipFiles: 1_000,
  unpackedMegabytes: 400,
} as const;
