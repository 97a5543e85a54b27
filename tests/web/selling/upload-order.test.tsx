import { expect, it, vi } from 'vitest';
import { createUploadQueue } from '../../../web/features/selling/upload-queue.ts';

const file = (name: string) => new File([name], name, { type: 'image/jpeg' });
const names = ['front.jpg', 'kitchen.jpg', 'garden.jpg'];

/** Storage accepts every file; `settle` sets the state of a picture. */
function network() {
  const settled = new Map<string, object>();
  let uploads = 0;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (init?.method === 'POST') {
      uploads += 1;
      return Promise.resolve(Response.json({ id: `img_${uploads}`, url: 'data:,', fields: {} }));
    }
    const id = pathname.split('/').pop() ?? '';
    return Promise.resolve(Response.json(settled.get(id) ?? { id, status: 'uploading' }));
  });
  return (nth: number, as: object = { status: 'ready' }) => {
    const id = `img_${nth}`;
    settled.set(id, { id, ...as });
  };
}

it('releases photos in the order of choice, whichever is ready first', async () => {
  const settle = network();
  const shown: number[] = [];
  const queue = createUploadQueue({ onReady: (_image, _kind, order) => shown.push(order) });
  queue.add(names.map(file), 'photo');
  const stages = () => queue.items().map(({ stage }) => stage);
  settle(2);
  await expect.poll(stages).toEqual(['working', 'ready', 'working']);
  expect(shown).toEqual([]);
  settle(1);
  await expect.poll(() => shown).toEqual([1, 2]);
  settle(3);
  await expect.poll(() => shown).toEqual([1, 2, 3]);
  expect(queue.items()).toEqual([]);
});

it('does not wait for a rejected or removed file, nor for another kind', async () => {
  const settle = network();
  const shown: number[] = [];
  const queue = createUploadQueue({ onReady: (_image, _kind, order) => shown.push(order), atOnce: 4 });
  queue.add(names.map(file), 'photo');
  queue.add([file('plan.jpg')], 'floor_plan');
  settle(3);
  settle(4);
  await expect.poll(() => shown).toEqual([4]);
  settle(1, { status: 'refused', reason: 'Too small.' });
  await expect.poll(() => queue.items()[0]?.stage).toBe('failed');
  expect(shown).toEqual([4]);
  queue.remove(2);
  await expect.poll(() => shown).toEqual([4, 3]);
});
