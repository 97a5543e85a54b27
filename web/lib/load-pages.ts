/** The largest page that lists of calls have. */
export const largestPage = 100;

/** All rows of a list that is read page by page. */
export async function loadAllPages<Row>(
  loadPage: (page: number) => Promise<{ readonly total: number; readonly rows: readonly Row[] }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { total, rows } = await loadPage(page);
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}
