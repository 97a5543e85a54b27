import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import type { PublicAnswer, RenderedContent } from '../domain/site-page.ts';

/** A page for its components. */
export interface PageToRender {
  readonly path: string;
  /** Its query with the question mark, where that decides what it shows. */
  readonly query?: string;
  /** Answers of public calls by their address: all that the page asks for before it is shown. */
  readonly answers?: ReadonlyMap<string, PublicAnswer>;
  /** The style sheets that it needs besides the document's. */
  readonly styles?: readonly StyleName[];
}

const Build = z.object({
  /** The path of the site's first script. */
  firstScript: z.string(),
  /** Of the pages that come after the first ones, and of guides. */
  styles: z.object({ ownPages: z.array(z.string()), post: z.array(z.string()) }),
});
type StyleName = keyof z.output<typeof Build>['styles'];

/** `web/server/render-page.tsx` */
interface Renderer {
  readonly renderPage: (address: string, answers: ReadonlyMap<string, PublicAnswer>) => Promise<string>;
  readonly formatSearchCall: (query: string) => string;
}

interface SiteBuild extends z.output<typeof Build> {
  readonly renderer: Renderer;
}

let known: SiteBuild | undefined;

const getBuild = (): SiteBuild => (known ??= loadBuild());

/** Builds put the folder next to each bundle that contains this module (`infra/bundle/read-folders.ts`). */
function loadBuild(): SiteBuild {
  const renderer: Renderer = createRequire(import.meta.url)('./site-renderer/index.cjs');
  const build = readFileSync(new URL('./site-renderer/build.json', import.meta.url), 'utf8');
  return { renderer, ...Build.parse(JSON.parse(build)) };
}

/** The address of the call that the page of results makes for a query, in which it takes the filters that it knows. */
export function formatSearchCall(query: string): string {
  return getBuild().renderer.formatSearchCall(query);
}

/** @throws Error when the page asks for more than the answers, or leads to another page */
export async function renderSitePage({
  path,
  query = '',
  answers = new Map<string, PublicAnswer>(),
  styles = [],
}: PageToRender): Promise<RenderedContent> {
  const build = getBuild();
  return {
    query,
    html: await build.renderer.renderPage(`${env('SITE_URL')}${path}${query}`, answers),
    styles: styles.flatMap((name) => build.styles[name]),
    firstScript: build.firstScript,
  };
}
