import * as z from 'zod';
import { createPhoto } from '../properties/photos.ts';
import { createBlogClient } from '../support/clients/blog.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import type { Make } from './capacity-make.ts';

const Id = z.object({ id: z.string() });
const Categories = z.object({ categories: z.array(Id) });
const Versioned = z.object({ id: z.string(), version: z.int() });
const Post = z.object({ id: z.string(), slug: z.string(), version: z.int() });
type Blogging = ReturnType<typeof createBlogClient>;
type Editor = Awaited<ReturnType<Blogging['createEditor']>>;

/** Posts besides the measured one, so that lists show a full page of nine. */
const otherPosts = 11;

/** Staff change a setting and write a post with pictures; readers find it and comment. */
export async function publishContent(cloud: TestCloud, make: Make): Promise<void> {
  const blogClient = createBlogClient(cloud);
  const editor = await blogClient.createEditor();
  await changeSetting(make, editor.token);
  for (let count = 0; count < otherPosts; count += 1)
    await blogClient.publishPost(editor, { title: `What a survey tells you, part ${count + 1}` });
  const post = await writePost(blogClient, make, editor);
  await readBlog(make, post, editor.category.id);
  await discussPost(blogClient, make, post.id, editor.token);
  await make('DELETE /api/blogs/delete/{id}', { token: editor.token, id: post.id });
}

async function changeSetting(make: Make, token: string): Promise<void> {
  const params = { key: 'referral_points' };
  await make('GET /api/common/configurations');
  await make('GET /api/common/configurations/get-by-key/{key}', { params });
  await make('POST /api/common/configurations', { token, body: { ...params, value: 120 } });
  await make('GET /api/staff/configurations', { token });
  await make('GET /api/staff/configurations/{key}/history', { token, params });
}

async function writePost({ createUpload }: Blogging, make: Make, editor: Editor) {
  const { token } = editor;
  const category = Versioned.parse(
    await make('POST /api/blogs/post-category', { token, body: { name: 'Before you sell' } }),
  );
  await make('PUT /api/blogs/post-category/{id}', {
    token,
    id: category.id,
    body: { name: 'Before you sell', description: 'What to do first.', version: category.version },
  });
  await arrangeCategories(make, token);
  const cover = { id: await createUpload(editor, await createPhoto()), alt: 'A terrace in the sun' };
  const paragraph = '<p>Put the title, the warranties and the certificates in one folder.</p>';
  const written = await make('POST /api/blogs/create', {
    token,
    body: {
      title: 'Papers to find before you sell',
      body: `<h2>Start early</h2>${paragraph.repeat(60)}`,
      categoryId: editor.category.id,
      tags: ['Papers', 'Surveys'],
      cover,
    },
  });
  const { id, slug, version } = Post.parse(written);
  await make('GET /api/staff/blogs/{id}', { token, id });
  await make('PUT /api/blogs/update/{id}', {
    token,
    id,
    body: { title: 'Papers to find first', tags: ['Papers', 'Selling'], status: 'published', version },
  });
  return { id, slug };
}

/** Staff turn the order around and delete a category that has no post. */
async function arrangeCategories(make: Make, token: string): Promise<void> {
  const body = { name: 'Letters to the editor' };
  const { id } = Id.parse(await make('POST /api/blogs/post-category', { token, body }));
  const { categories } = Categories.parse(await make('GET /api/blogs/post-category'));
  const ids = categories.map((category) => category.id).toReversed();
  await make('PUT /api/blogs/post-category', { token, body: { ids } });
  await make('DELETE /api/blogs/post-category/{id}', { token, id });
}

async function readBlog(
  make: Make,
  { id, slug }: { readonly id: string; readonly slug: string },
  category: string,
): Promise<void> {
  await make('GET /api/blogs');
  await make('GET /api/blogs/show/{slug}', { params: { slug } });
  await make('POST /api/blogs/view', { body: { blogId: id } });
  await make('GET /api/blogs/post-category');
  await make('GET /api/blogs/post-category/show/{id}', { id: category });
  await make('GET /api/blogs/tags');
  await make('GET /api/blogs/tags/popular');
  await make('GET /api/blogs/feed');
}

async function discussPost(
  { addComment, createMember }: Blogging,
  make: Make,
  blogId: string,
  token: string,
): Promise<void> {
  const [reader, other] = [await createMember('Rae Reader'), await createMember('Cal Commenter')];
  const question = await addComment(reader, blogId, 'Where do I find my title number?');
  const add = async (body: string) =>
    Versioned.parse(
      await make('POST /api/blogs/comment', {
        token: other.token,
        body: { blogId, body, parentId: question.id },
      }),
    );
  const answer = await add('On the title register.');
  await make('PUT /api/blogs/comment/{id}', {
    token: other.token,
    id: answer.id,
    body: { body: 'On your title register, at the top.', version: answer.version },
  });
  await make('DELETE /api/blogs/comment/{id}', { token: other.token, id: answer.id });
  // A comment with a link waits for staff.
  const held = await add('See https://www.gov.uk/search-property-information-land-registry');
  await make('GET /api/staff/comments', { token });
  const review = { decision: 'approve', version: held.version };
  await make('PUT /api/staff/comments/{id}', { token, id: Id.parse(held).id, body: review });
}
