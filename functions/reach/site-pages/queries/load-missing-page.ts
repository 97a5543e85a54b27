import { renderSitePage } from '../adapters/page-renderer.ts';
import { Html } from '../domain/html.ts';
import type { PublicAnswer, SitePage } from '../domain/site-page.ts';

/** Made once, as anybody can make up addresses. */
let unknown: Html | undefined;

/**
 * The page of an address that the site does not have. The browser draws it again, as the site may know the address where
 * its capitals differ.
 */
export async function loadUnknownPage(path: string): Promise<SitePage> {
  unknown ??= new Html((await renderSitePage({ path: '/error-404' })).html);
  return {
    status: 404,
    life: 'content',
    head: { title: 'Page not found', path, noindex: true },
    content: unknown,
  };
}

interface MissingThing {
  readonly title: string;
  /** Of its page, as browsers write it. */
  readonly path: string;
  /** Of the calls of its page, with the refusal. */
  readonly answers: ReadonlyMap<string, PublicAnswer>;
  readonly status?: 404 | 410;
}

/** The page of a home, place or guide that is not there. */
export async function loadMissingPage({
  title,
  path,
  answers,
  status = 404,
}: MissingThing): Promise<SitePage> {
  const rendered = await renderSitePage({ path, answers });
  return { status, life: 'content', head: { title, path, noindex: true }, answers, rendered };
}

/** Whether a refusal says that the thing is not there, also by an id of a wrong form. */
export function isMissing({ status }: PublicAnswer): boolean {
  return [404, 410, 422].includes(status);
}
