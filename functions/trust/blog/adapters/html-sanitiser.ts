import sanitize from 'sanitize-html';
import { ImageId } from '../../../../events/vocabulary.ts';
import { toSlug } from '../../../kernel/slug.ts';
import type { Picture } from '../../../listings/properties/domain/listing.ts';
import { toSourceSet } from '../../../listings/properties/domain/picture-variants.ts';

const tags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'strong',
  'em',
  's',
  'u',
  'a',
  'br',
  'hr',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

/** A picture that a body names: by `data-image`, which the editor writes. */
export interface BodyImage {
  readonly id: ImageId | undefined;
  readonly alt: string;
}

/** The pictures of a body, in its order. */
export function listBodyImages(html: string): BodyImage[] {
  const found: BodyImage[] = [];
  sanitize(html, {
    allowedTags: ['img'],
    allowedAttributes: { img: ['alt', 'data-image'] },
    transformTags: {
      img: (tagName, attribs) => {
        const id = ImageId.safeParse(attribs['data-image']).data;
        found.push({ id, alt: (attribs['alt'] ?? '').trim() });
        return { tagName, attribs };
      },
    },
  });
  return found;
}

const maxPictureWidth = 760;

/** A picture's tag with every size, so that nothing jumps and phones load little. */
function createImageAttributes({ id, url, width, height, variants }: Picture, alt: string) {
  return {
    src: url,
    ...(variants && {
      srcset: toSourceSet(variants, 'webp'),
      sizes: `(min-width: 800px) ${maxPictureWidth}px, 100vw`,
    }),
    width: String(width),
    height: String(height),
    alt,
    loading: 'lazy',
    decoding: 'async',
    'data-image': id,
  };
}

/**
 * HTML that holds nothing but the allow-list: text blocks, lists, tables, quotes, code, links and the given pictures. Links
 * lead to http, https, mail or the site; scripts, styles, frames, events and classes are gone.
 * @param pictures by image id; other pictures are taken out
 */
export function sanitiseHtml(html: string, pictures: ReadonlyMap<string, Picture>): string {
  const clean = sanitize(html, {
    allowedTags: tags,
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding', 'data-image'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    parseStyleAttributes: false,
    nestingLimit: 24,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      b: 'strong',
      i: 'em',
      del: 's',
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: {
          ...(href !== undefined && { href: href.trim() }),
          ...(title !== undefined && { title }),
          ...(/^https?:/i.test(href?.trim() ?? '') && { rel: 'noopener' }),
        },
      }),
      img: (tagName, attribs) => {
        const picture = pictures.get(attribs['data-image'] ?? '');
        const alt = (attribs['alt'] ?? '').trim();
        return { tagName, attribs: picture ? createImageAttributes(picture, alt) : {} };
      },
    },
  });
  return addScopes(addHeadingIds(removeEmptyBlocks(clean)));
}

/** Editors leave empty paragraphs behind. */
const removeEmptyBlocks = (html: string): string =>
  html.replaceAll(/<(p|h[2-4]|figure|figcaption|li|blockquote)>(?:\s|&nbsp;|<br \/>)*<\/\1>/g, '').trim();

/** What each heading of a table is for: its row, where the row has other cells, and else its column. */
const addScopes = (html: string): string =>
  html.replaceAll(/<tr>(?:(?!<\/?tr>).)*<\/tr>/gs, (row) =>
    row.replaceAll(/<th(?=[\s>])(?![^<>]*\sscope=)/g, `<th scope="${row.includes('<td') ? 'row' : 'col'}"`),
  );

/** An `id` for each heading that a table of contents names; the prefix keeps apart what the page itself has. */
function addHeadingIds(html: string): string {
  const used = new Map<string, number>();
  return html.replaceAll(/<(h[23])>((?:(?!<\/?h[23]>).)*)<\/\1>/gs, (_, tag: string, inner: string) => {
    const slug = `section-${toSlug(inner.replaceAll(/<[^<>]*>|&\w{1,40};/g, ' '), 'part')}`;
    const times = (used.get(slug) ?? 0) + 1;
    used.set(slug, times);
    return `<${tag} id="${times === 1 ? slug : `${slug}-${times}`}">${inner}</${tag}>`;
  });
}
