import { beforeEach, expect, test, vi } from 'vitest';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';
import { createMemberHomeAnswers } from '../search/member-home-answers.ts';

beforeEach(startLogin);

async function openWelcome(path = '/welcome', user = {}) {
  const change = vi.fn();
  const opened = await openSite(path, {
    ...createMemberHomeAnswers(),
    'GET /api/user': createUserAnswer(user),
    'PUT /api/buyer-seller/update-profile': (body) => {
      change(body);
      return createUserAnswer({ welcomed: true });
    },
  });
  return { ...opened, change };
}

test.each([
  ['Buying', '/welcome?for=buying&step=1', 'Where you’re looking'],
  ['Selling', '/welcome?for=selling&step=1', 'The home you’re selling'],
  ['Both', '/welcome?for=both&step=1', 'Where you’re looking'],
])('the welcome leads from “%s” to %s, and is remembered', async (aim, path, title) => {
  const { screen, place, change } = await openWelcome();
  await screen.getByRole('radio', { name: new RegExp(`^${aim}`) }).click();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(place).toBe(path);
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(change).toHaveBeenCalledWith({ welcomed: true });
});

test.each([
  [{ firstName: 'Tom', user_name: 'walkertom' }, 'Welcome, Tom'],
  [{ user_name: 'walkertom' }, 'Welcome, Walkertom'],
])('greets by the first name where it is known: %o', async (user, title) => {
  const { screen } = await openWelcome('/welcome', user);
  await expect.element(screen.getByRole('heading', { name: title, exact: true })).toBeVisible();
});

test('the welcome can be skipped, and is not shown again', async () => {
  const { screen, place, change } = await openWelcome();
  await screen.getByRole('button', { name: 'Skip this' }).click();
  await expect.poll(place).toBe('/');
  expect(change).toHaveBeenCalledWith({ welcomed: true });
  const again = await openWelcome('/welcome', { welcomed: true });
  await expect.poll(again.place).toBe('/');
});

test('each step can be skipped, to the home that is sold and then to the home page', async () => {
  const { screen, place } = await openWelcome('/welcome?for=both&step=3', { welcomed: true });
  await screen.getByRole('link', { name: 'Skip this step' }).click();
  await expect.poll(place).toBe('/welcome?for=both&step=4');
  await screen.getByRole('button', { name: 'Start the draft' }).click();
  await expect.element(screen.getByText('Enter a full UK postcode, like LS6 3HN.')).toBeVisible();
  await screen.getByLabelText(/postcode/).fill('ls63hn');
  await screen.getByRole('button', { name: 'Start the draft' }).click();
  await expect.poll(place).toContain('/add-property?draft=new&step=1&postcode=LS6+3HN');
});

test.each([
  ['/username-unset', '/welcome'],
  ['/username-unset?next=%2Fhelp', '/help'],
])('a new account goes on from %s to %s', async (path, target) => {
  const { screen, place } = await openSite(path, {
    'GET /api/user': createUserAnswer({ user_name: null }),
    'PUT /api/auth-user/update': createUserAnswer(),
  });
  await screen.getByLabelText('Username').fill('Ann Smith');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(place).toBe(target);
});
