import { formatLondonDate } from '../../../../kernel/london-time.ts';
import { formatName } from '../../../../kernel/text.ts';
import type { PostCard, PostPage } from '../../../../trust/blog/contract.ts';
import { html, Html } from '../html.ts';
import { renderFrame } from './frame.ts';
import { renderPhoto } from './photo.ts';

/** The front page of the guides. */
export function renderBlogContent(posts: readonly PostCard[]): Html {
  return renderFrame(
    html`<div class="grid gap-8">
      <header class="grid items-end gap-5 border-b border-line pb-6">
        <div class="grid gap-2">
          <h1 class="text-2xl sm:text-3xl">Guides</h1>
          <p class="max-w-prose text-lg text-muted">
            What to know, and when, for anyone buying or selling a home in the UK.
          </p>
        </div>
      </header>
      ${renderPosts(posts)}
      <a href="/blogs-with-pagination" class="link">All guides</a>
    </div>`,
  );
}

/** A page of the list of all guides. */
export function renderPostsContent(
  title: string,
  posts: readonly PostCard[],
  next: string | undefined,
): Html {
  return renderFrame(
    html`<div class="grid gap-8">
      <h1 class="text-2xl sm:text-3xl">${title}</h1>
      ${renderPosts(posts)}
      ${next === undefined ? undefined : html`<a href="${next}" rel="next" class="link">Next page</a>`}
    </div>`,
  );
}

function renderPosts(posts: readonly PostCard[]): Html {
  return html`<ul class="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
    ${posts.map(
      (post, nth) =>
        html`<li>
          <article class="relative grid content-start gap-3">
            ${renderPhoto(post.cover, {
              alt: '',
              sizes: '(min-width: 1024px) 23rem, (min-width: 640px) 46vw, 92vw',
              eager: nth === 0,
              shape: 'aspect-3/2 rounded-md',
            })}
            <div class="grid gap-1.5">
              <p class="text-sm font-semibold text-brick">${post.category.name}</p>
              <h2 class="text-xl">
                <a href="/blog/${post.slug}" class="after:absolute after:inset-0">${post.title}</a>
              </h2>
              <p class="line-clamp-4 text-muted">${post.excerpt}</p>
            </div>
          </article>
        </li>`,
    )}
  </ul>`;
}

/** A guide with its whole text. */
export function renderPostContent(post: PostPage): Html {
  return renderFrame(
    html`<article class="grid gap-8">
      <header class="grid gap-6">
        <div class="mx-auto grid w-full max-w-prose gap-3">
          <p class="text-sm font-semibold"><a href="/blog" class="link">Guides</a></p>
          <h1 class="text-2xl sm:text-3xl">${post.title}</h1>
          <p class="text-lg text-muted">${post.excerpt}</p>
          <p class="text-sm text-muted">
            ${formatName(post.author, 'Gable')} ·
            <time datetime="${post.publishedAt}">${formatLondonDate(new Date(post.publishedAt))}</time> ·
            ${post.readMinutes} min read
          </p>
        </div>
        ${post.cover && renderCover(post.cover)}
      </header>
      ${renderBody(post)}
      <aside class="mx-auto w-full max-w-prose">
        ${post.related.map(
          ({ slug, title }) => html`<p><a href="/blog/${slug}" class="link">${title}</a></p>`,
        )}
      </aside>
    </article>`,
  );
}

const renderCover = (cover: NonNullable<PostPage['cover']>) =>
  renderPhoto(cover, {
    alt: cover.alt,
    sizes: '(min-width: 1024px) 60rem, 100vw',
    eager: true,
    shape:
      'mx-auto aspect-video w-full max-w-[60rem] rounded-md max-sm:-mx-4 max-sm:w-auto max-sm:rounded-none',
  });

/** The one place where HTML is put in as it is: the blog sanitises it against an allow-list when it is written. */
const renderBody = ({ bodyHtml }: PostPage) =>
  html`<div class="typeset mx-auto grid w-full max-w-prose gap-4">${new Html(bodyHtml)}</div>`;
