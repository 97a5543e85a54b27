import { expect, it, vi } from 'vitest';
import { createUploadQueue } from '../../../web/features/selling/upload-queue.ts';

const file = (name: string) => new File([name], name, { type: 'image/jpeg' });
const names = ['front.jpg', 'kitchen.jpg', 'garden.jpg'];

/** Storage accepts every file; `settle` sets the state of a file's picture. Each file has a size of its own. */
function network() {
  const settled = new Map<string, object>();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (init?.method === 'POST') {
      const [, bytes] = /"bytes":(\d+)/.exec(await new Response(init.body).text()) ?? [];
      return Response.json({ id: `img_${bytes}`, url: 'data:,', fields: {} });
    }
    const id = pathname.split('/').pop() ?? '';
    return Response.json(settled.get(id) ?? { id, status: 'uploading' });
  });
  return (name: string, as: object = { status: 'ready' }) => {
    const id = `img_${file(name).size}`;
    settled.set(id, { id, ...as });
  };
}

it('releases photos in the order of choice, whichever is ready first', async () => {
  const settle = network();
  const shown: number[] = [];
  const queue = createUploadQueue({ onReady: (_image, _kind, order) => shown.push(order) });
  queue.add(names.map(file), 'photo');
  const stages = () => queue.items().map(({ stage }) => stage);
  settle('kitchen.jpg');
  await expect.poll(stages).toEqual(['working', 'ready', 'working']);
  expect(shown).toEqual([]);
  settle('front.jpg');
  await expect.poll(() => shown).toEqual([1, 2]);
  settle('garden.jpg');
  await expect.poll(() => shown).toEqual([1, 2, 3]);
  expect(queue.items()).toEqual([]);
});

it('does not wait for a rejected or removed file, nor for another kind', async () => {
  const settle = network();
  const shown: number[] = [];
  const queue = createUploadQueue({ onReady: (_image, _kind, order) => shown.push(order), atOnce: 4 });
  queue.add(names.map(file), 'photo');
  queue.add([file('plan.jpg')], 'floor_plan');
  settle('garden.jpg');
  settle('plan.jpg');
  await expect.poll(() => shown).toEqual([4]);
  settle('front.jpg', { status: 'refused', reason: 'Too small.' });
  await expect.poll(() => queue.items()[0]?.stage).toBe('failed');
  expect(shown).toEqual([4]);
  queue.remove(2);
  await expect.poll(() => shown).toEqual([4, 3]);
});
