import type { EditablePost, PostUpdate } from './api.ts';
import type { DescribedImage } from './picture-dialog.tsx';

/** The values of the form of a post. */
export interface PostDraft {
  readonly title: string;
  readonly body: string;
  readonly excerpt: string;
  readonly categoryId: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly slug: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** Local time as `datetime-local` writes it; empty to publish immediately. */
  readonly publishAt: string;
  readonly cover: EditablePost['cover'] | undefined;
}

/** `2026-11-21T09:30` for an instant, in local time. */
function toLocalTime(at: string): string {
  const time = new Date(at);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function toDraft(post: EditablePost | undefined): PostDraft {
  return {
    title: post?.title ?? '',
    body: post?.bodyHtml ?? '',
    excerpt: post?.excerpt ?? '',
    categoryId: post?.category.id ?? '',
    tags: post?.tags.map(({ name }) => name).join(', ') ?? '',
    slug: post?.slug ?? '',
    seoTitle: post?.seo.title ?? '',
    seoDescription: post?.seo.description ?? '',
    publishAt: post?.status === 'scheduled' && post.publishedAt ? toLocalTime(post.publishedAt) : '',
    cover: post?.cover,
  };
}

export function toCover({ image, alt }: DescribedImage): NonNullable<PostDraft['cover']> {
  return {
    id: image.id,
    url: image.url ?? '',
    width: image.width ?? 1,
    height: image.height ?? 1,
    variants: image.variants,
    placeholder: image.placeholder ?? '',
    alt,
  };
}

/** The draft as a request body; the server fills in empty fields. */
export function toUpdate(draft: PostDraft, categoryId: EditablePost['category']['id']): PostUpdate {
  const { title, body, excerpt, tags, slug, seoTitle, seoDescription, publishAt, cover } = draft;
  return {
    title,
    body,
    excerpt,
    categoryId,
    tags: tags
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    ...(slug.trim() !== '' && { slug: slug.trim() }),
    seo: { ...(seoTitle && { title: seoTitle }), ...(seoDescription && { description: seoDescription }) },
    ...(publishAt !== '' && { publishedAt: new Date(publishAt).toISOString() }),
    cover: cover ? { id: cover.id, alt: cover.alt } : null,
  };
}
