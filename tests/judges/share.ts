import sharp from 'sharp';
import * as z from 'zod';
import type { Judge } from './judge.ts';

/** The types that each preview of a link takes. */
const types = ['image/jpeg', 'image/png'];

const readProperty = (text: string, name: string): string | undefined =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(text)?.[1];

async function findFaultsOf(origin: string, path: string): Promise<readonly string[]> {
  const text = await (await fetch(new URL(path, origin))).text();
  const image = readProperty(text, 'og:image');
  if (image === undefined) return [`${path} has no picture to share`];
  const said = ['og:image:width', 'og:image:height'].map((name) => readProperty(text, name));
  const answer = await fetch(image);
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !types.includes(type))
    return [`${path} shares ${image}, which is ${answer.status} ${type}`];
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return said.join() === [width, height].join()
    ? []
    : [`${path} says ${said.join(' x ')} of ${image}, which is ${width} x ${height}`];
}

const Homes = z.object({ properties: z.array(z.object({ id: z.string() })) });
const Posts = z.object({ blogs: z.array(z.object({ slug: z.string() })) });

/** The sizes of shared pictures against the files: what a program that shows a link believes is what it gets. */
export const share: Judge = {
  needsSite: true,
  async findFaults({ origin }) {
    const read = async (path: string): Promise<unknown> => (await fetch(new URL(path, origin))).json();
    const { properties } = Homes.parse(await read('/api/all-properties?per_page=3'));
    const { blogs } = Posts.parse(await read('/api/blogs?per_page=3'));
    const paths = [
      '/',
      '/listing',
      '/homes-for-sale/leeds_west-yorkshire',
      '/blog',
      '/sell',
      '/help',
      ...properties.map(({ id }) => `/property-details/${id}`),
      ...blogs.map(({ slug }) => `/blog/${slug}`),
    ];
    return (await Promise.all(paths.map((path) => findFaultsOf(origin, path)))).flat();
  },
};
