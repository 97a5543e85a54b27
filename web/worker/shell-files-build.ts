import type { Rolldown } from 'vite';

/** What the worker keeps of a release, once a member chose so. */
export interface ShellBuild {
  /** Addresses of the files. */
  readonly files: readonly string[];
  /** The script that the site's document names. */
  readonly entry: string;
}

/** Modules that begin a file and are needed by the pages that can be read without a connection. */
const needed = [
  /\/web\/(main\.tsx|index\.html)$/,
  /\/web\/app\/(account-menu|bottom-tabs|error-page|fetch-kept|footer|footer-lines|keep-offer|messages-link|own-routes|phone-sheet|standing-banner)\.tsx?$/,
  /\/web\/lib\//,
  /\/web\/ui\/toast\.tsx$/,
  /\/web\/features\/(favourites\/favourites-page|viewings\/viewings-page|notifications\/bell)\.tsx$/,
  /\/web\/features\/(messages\/(messages-page|outbox|thread\/(closed-thread|pending-problem|present-card))|accounts\/(leaving-page|profile-page|device-section))\.tsx?$/,
  /\/web\/features\/sales\/(accepted-offer-page|review-part|papers\/(pack-part|solicitor-form|details-form)|timeline\/tick-dialog|handover\/handover-(part|dialog)|chain\/chain-part)\.tsx$/,
  /\/web\/entities\/viewing\/dialogs\/(feedback|reject|cancel)\.tsx$/,
];

/** Addresses of the files that those pages are made of: their scripts with all that these import, their styles and the font. */
export function listShellFiles(bundle: Rolldown.OutputBundle): ShellBuild {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const add = (fileName: string) => {
    const chunk = byName.get(fileName);
    if (!chunk || found.has(fileName)) return;
    found.add(fileName);
    chunk.imports.forEach(add);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  };
  const begins = ({ facadeModuleId }: Rolldown.OutputChunk) =>
    facadeModuleId !== null && needed.some((module) => module.test(facadeModuleId));
  for (const chunk of chunks.filter(begins)) add(chunk.fileName);
  const names = Object.keys(bundle);
  const fonts = names.filter((file) => /figtree-latin-wght-normal-[^/]*\.woff2$/.test(file));
  // The only script that the document names; it has the names of the others.
  const entry = names.find((file) => /^assets\/early-[^/]*\.js$/.test(file));
  if (entry === undefined) throw new Error('No file of the build is the script of the document');
  return { files: [...found, ...fonts, entry].map((file) => `/${file}`).toSorted(), entry: `/${entry}` };
}
