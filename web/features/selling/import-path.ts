import { paths } from '../../site/paths.ts';

/** Where homes of a file become drafts; no part of `paths`, as every page's first script has them and is full. */
export const importPath = `${paths.addProperty}/import`;
