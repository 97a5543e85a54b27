import { expect, test } from 'vitest';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';

const home = {
  id: 'prp_01J00000000000000000000002',
  address: '14 Oak Road, Leeds LS6 3HN',
  status: 'sold_stc',
  nation: 'england',
  price: 325_000,
  createdAt: '2026-11-01T10:00:00.000Z',
  owner: { id: 'usr_01J00000000000000000000007', user_name: 'sally seller' },
  propertyType: 'terraced',
  noOfBedrooms: 3,
  noOfBathrooms: 1,
  picture: {
    id: 'img_01J00000000000000000000001',
    url: '/media/1.webp',
    width: 3,
    height: 2,
    placeholder: '',
  },
  viewingCounts: { ahead: 2, completed: 5 },
  jointOwners: [
    { id: 'usr_01J00000000000000000000008', name: 'James Ashworth', status: 'accepted' },
    { id: null, name: 'Ida Ashworth', status: 'pending' },
  ],
  package: { name: 'Standard', status: 'active', endsAt: '2027-02-12T10:00:00.000Z' },
  ownership: 'verified',
  canRemove: false,
  canRestore: false,
  offers: [],
  viewings: [],
  payments: [],
  cases: [],
  history: [],
  acts: [],
};

test('a home at the desk shows what it is, and which step each entry of its trail is about', async () => {
  startLogin();
  const entry = {
    name: 'sale.milestone_reached.v1',
    at: '2026-11-20T10:00:00.000Z',
    actor: null,
    actorName: null,
  };
  const { screen } = await openSite(`/staff/homes/${home.id}`, {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    [`GET /api/staff/homes/${home.id}`]: {
      body: {
        ...home,
        history: [
          { ...entry, id: 'evt_2', detail: 'Survey done, 20 November 2026' },
          { ...entry, id: 'evt_1', detail: 'Survey booked, 6 November 2026' },
          {
            ...entry,
            id: 'evt_0',
            name: 'property.submitted.v1',
            actor: home.owner.id,
            actorName: home.owner.user_name,
          },
        ],
      },
    },
  });
  for (const text of ['3 bedrooms, 1 bathroom', '2 ahead, 5 viewed', '£325,000'])
    await expect.element(screen.getByText(text)).toBeVisible();
  await expect
    .element(screen.getByText('Step of the sale done: Survey done, 20 November 2026'))
    .toBeVisible();
  await expect
    .element(screen.getByText('Step of the sale done: Survey booked, 6 November 2026'))
    .toBeVisible();
  await expect.element(screen.getByText('Home submitted', { exact: true })).toBeVisible();
  const actors = screen.getByRole('listitem').getByRole('link', { name: 'Sally Seller' });
  await expect.element(actors).toHaveAttribute('href', `/staff/people/${home.owner.id}`);
  expect(document.querySelector('main img')?.getAttribute('src')).toBe(home.picture.url);
});

test('a home at the desk says who owns it, whether that is proved, and by which package it is shown', async () => {
  startLogin();
  const { screen } = await openSite(`/staff/homes/${home.id}`, {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    [`GET /api/staff/homes/${home.id}`]: { body: home },
  });
  await expect
    .element(screen.getByRole('link', { name: 'James Ashworth' }))
    .toHaveAttribute('href', '/staff/people/usr_01J00000000000000000000008');
  await expect.element(screen.getByText('Ida Ashworth (invited)')).toBeVisible();
  await expect.element(screen.getByText('Standard, until 12 February 2027')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Verified' }))
    .toHaveAttribute('href', `/staff/ownership/${home.id}`);
});
