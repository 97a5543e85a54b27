import { html, Html, toScriptText } from './html.ts';
import { formatPageTitle, type PageHead, siteCard } from './page-head.ts';
import type { PublicAnswer, RenderedContent, SitePage } from './site-page.ts';

const title = /<title>[^<]*<\/title>/;
const description = /\s*<meta\s+name="description"[^>]*>/;
const root = /(<div id="root">).*?(<\/div>\s*<noscript>)[^<]*/s;
/** A link that components write for the head. React puts it there in the browser, and before a part that it renders. */
const headLink = /<link rel="alternate"[^>]*>/g;
const language = '<html lang="en-GB"';
const withoutScripts = 'Turn on JavaScript to save homes, book viewings and make offers.';

/**
 * The built document with the head, the data and the content of a page. The data come before every script, as the
 * first one takes them.
 * @throws Error for a document without a title or a root
 */
export function renderDocument(built: string, page: SitePage, siteUrl: string): string {
  if (!title.test(built) || !root.test(built))
    throw new Error('The built document is not the one of the site');
  const data = page.answers && html`${renderPreloads(built)}${renderAnswers(page.answers)}`;
  const head = html`${renderHead(page.head, siteUrl)}${renderStyles(page)}${data}`.text;
  const { rendered } = page;
  const whole = rendered?.html ?? page.content?.text;
  const links = whole?.match(headLink)?.join('') ?? '';
  const content = whole?.replaceAll(headLink, '');
  const filled = built.replace(description, '').replace(title, () => head + links);
  if (content === undefined) return filled;
  // The site's first script then waits for the first photo before it starts the site.
  const isCurrent = rendered !== undefined && built.includes(`src="${rendered.firstScript}"`);
  return filled
    .replace(language, () => `${language} ${isCurrent ? markRendered(rendered).text : 'data-content'}`)
    .replace(root, (_, open: string, close: string) => `${open}${content}${close}${withoutScripts}`);
}

const markRendered = ({ query }: RenderedContent) =>
  html`data-content="rendered"${query === '' ? undefined : html` data-query="${query}"`}`;

const renderStyles = ({ rendered }: SitePage) =>
  rendered?.styles.map((path) => html`<link rel="stylesheet" crossorigin href="${path}" />`) ?? [];

function renderHead(head: PageHead, siteUrl: string): Html {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const { picture = siteCard, structuredData = [] } = head;
  const words = formatPageTitle(head.title);
  return html`<title>${words}</title> ${renderMeta('name', 'description', head.description)}
    ${renderMeta('name', 'robots', head.noindex && 'noindex')}
    ${head.noindex ? undefined : html`<link rel="canonical" href="${absolute(head.path)}" />`}
    ${renderMeta('property', 'og:site_name', 'Gable')} ${renderMeta('property', 'og:locale', 'en_GB')}
    ${renderMeta('property', 'og:type', head.article ? 'article' : 'website')}
    ${renderMeta('property', 'og:title', head.title)}
    ${renderMeta('property', 'og:description', head.description)}
    ${renderMeta('property', 'og:url', absolute(head.path))}
    ${renderMeta('property', 'og:image', absolute(picture.url))}
    ${renderMeta('property', 'og:image:width', String(picture.width))}
    ${renderMeta('property', 'og:image:height', String(picture.height))}
    ${renderMeta('property', 'og:image:alt', picture.alt)}
    ${renderMeta('name', 'twitter:card', 'summary_large_image')}
    ${structuredData.map((data) => renderStructuredData(data))}`;
}

const renderMeta = (kind: 'name' | 'property', name: string, content: string | undefined) =>
  content === undefined ? undefined : html`<meta ${new Html(kind)}="${name}" content="${content}" />`;

function renderStructuredData(data: object): Html {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return html`<script type="application/ld+json">
    ${toScriptText(json)}
  </script>`;
}

/** The data are long, and what the first paint waits for comes after them in the document: it is asked for before. */
const renderPreloads = (built: string): readonly Html[] =>
  Array.from(
    built.matchAll(/<(?:script src|link rel="stylesheet"( crossorigin) href)="([^"]+)">/g),
    ([, isStyle, path = '']) =>
      isStyle === undefined
        ? html`<link rel="preload" as="script" href="${path}" />`
        : html`<link rel="preload" as="style" crossorigin href="${path}" />`,
  );

/** Data blocks: browsers do not run a script of this type, so the content security policy allows them. */
function renderAnswers(answers: ReadonlyMap<string, PublicAnswer>): readonly Html[] {
  return [...answers].map(
    ([address, { status, text }]) =>
      html`<script type="application/json" ${markCall(address, status)}>
        ${toScriptText(text)}
      </script>`,
  );
}

const markCall = (address: string, status: number) =>
  html`data-call="${address}"${status === 200 ? undefined : html` data-status="${status}"`}`;
