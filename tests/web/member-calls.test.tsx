import { afterEach, beforeEach, expect, test } from 'vitest';
import { headerCalls, memberPages } from '../../web/early/member-pages.ts';
import { ids } from '../properties/property-examples.ts';
import { createUserAnswer, openSite, startLogin } from './app.tsx';

const fill = (text: string) => text.replace(/:id|:home/, ids.property).replace(':other', ids.other);

beforeEach(startLogin);
afterEach(() => {
  globalThis.prefetchedCalls = undefined;
});

test.each(memberPages)('$path takes the calls that began before its code', async ({ path, calls }) => {
  const user = createUserAnswer({ roles: ['staff'] });
  const answers = new Map(
    [...headerCalls, ...calls].map((to) => {
      const body = to === '/api/user' ? user.body : {};
      return [
        `${fill(to)} token`,
        Promise.resolve(Response.json(body, { status: body === user.body ? 200 : 404 })),
      ];
    }),
  );
  globalThis.prefetchedCalls = answers;
  await openSite(fill(path), { 'GET /api/user': user });
  await expect.poll(() => [...answers.keys()]).toEqual([]);
});
