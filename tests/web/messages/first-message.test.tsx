import { beforeEach, expect, it, vi } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

beforeEach(startLogin);
const third = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B3E';

/** Opens the first message to a property's seller as the given person. */
async function writing(as: string) {
  const { owner: _, ...body } = createAnswers('live')[calls.home].body;
  const { screen } = await openSite(`/property-details/${ids.property}`, {
    'GET /api/user': createUserAnswer({ id: as }),
    [calls.home]: { body: { ...body, isOwner: false } },
  });
  await screen.getByRole('button', { name: 'Message the seller' }).first().click();
  return { screen, box: screen.getByRole('textbox', { name: 'Your message' }) };
}

it('writes a first message in a browser without storage', async () => {
  const refuse = (name: string) => {
    if (name.startsWith('draft:')) throw new DOMException('No', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation((name) => {
    refuse(name);
    return name === 'buyer_access_token' ? 'token' : null;
  });
  const { box } = await writing(ids.other);
  await box.fill('Is the garden south-facing?');
  await expect.element(box).toHaveValue('Is the garden south-facing?');
});

it('keeps the draft of a first message only for its writer', async () => {
  const { screen, box } = await writing(ids.other);
  await box.fill('Is the garden south-facing?');
  await screen.unmount();
  const elses = await writing(third);
  await expect.element(elses.box).toHaveValue('');
  await elses.screen.unmount();
  const again = await writing(ids.other);
  await expect.element(again.box).toHaveValue('Is the garden south-facing?');
});
