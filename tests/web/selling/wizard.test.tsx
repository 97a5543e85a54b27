import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toDraftView } from '../../../functions/listings/properties/domain/draft-view.ts';
import { Draft } from '../../../functions/listings/properties/domain/draft.ts';
import { ids, noon, completeDraft } from '../../properties/property-examples.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';

beforeEach(startLogin);
const draft = (id: string, change: Record<string, unknown>) => {
  const at = noon.toISOString();
  const data = { ...completeDraft, epcCertificate: undefined, ...change };
  const kept = Draft.parse({ id, ownerId: ids.owner, data, version: 1, createdAt: at, updatedAt: at });
  return toDraftView(kept, new Map(), noon);
};
/** Opens the wizard on a new draft per step, since sessions outlive the page; saves fail. */
const openStep = (step: number, change: Record<string, unknown> = {}, answers: Answers = {}) => {
  const id = `drf_01K9ZX3Q6T4C8V0R2M5N7P9B${step}D`;
  return openSite(`/add-property?draft=${id}&step=${step}`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    'GET /api/property-draft': { body: { drafts: [draft(id, change)], total: 1, page: 1, per_page: 5 } },
    [`PUT /api/property-draft/${id}`]: { status: 503, body: { status: 503, detail: 'Off' } },
    ...answers,
  });
};

describe('the wizard', () => {
  it('names the field of an invalid value, also on a later visit', async () => {
    const { screen } = await openStep(2);
    await screen.getByRole('textbox', { name: 'Bedrooms' }).fill('99');
    await screen.getByRole('link', { name: 'Back' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Where is the home?' })).toBeVisible();
    await screen.getByRole('link', { name: /Numbers/ }).click();
    await expect.element(screen.getByText('A home has 0 to 50 bedrooms.')).toBeVisible();
  });

  it('takes a chosen address without its error, and moves the focus to it', async () => {
    const { screen } = await openStep(
      1,
      { houseNo: undefined, address: undefined },
      {
        'GET /api/addresses': {
          body: {
            addresses: [
              {
                houseNo: 'Orchard House',
                line1: 'Birch Street',
                town: 'Leeds',
                nation: 'england',
                uprn: '1',
                latitude: 53.8,
                longitude: -1.5,
              },
            ],
          },
        },
      },
    );
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByLabelText('Postcode')).toBeInvalid();
    await screen.getByRole('button', { name: 'Find address' }).click();
    await expect.element(screen.getByLabelText('Postcode')).toBeValid();
    await screen.getByRole('button', { name: /^Orchard House, Birch Street/ }).click();
    await expect.element(screen.getByRole('region', { name: 'The home’s address' })).toHaveFocus();
  });

  it('keeps its place on a phone while the first change makes the draft', async () => {
    await page.viewport(390, 844);
    const made = draft(`drf_01K9ZX3Q6T4C8V0R2M5N7P9BND`, { houseNo: undefined, address: undefined });
    const { screen } = await openSite('/add-property?draft=new&step=1', {
      'GET /api/user': createUserAnswer({ id: ids.owner }),
      'GET /api/property-draft': {
        body: { drafts: [draft(`drf_01K9ZX3Q6T4C8V0R2M5N7P9BFD`, {})], total: 1, page: 1, per_page: 5 },
      },
      'POST /api/property-draft': { status: 201, body: made },
      [`PUT /api/property-draft/${made.id}`]: { body: { ...made, version: 2 } },
    });
    const field = screen.getByLabelText('Postcode');
    const list = screen.getByRole('button', { name: /drafts$/i });
    const readPlaces = () =>
      [field, list].map((part) => {
        const { left, top } = part.element().getBoundingClientRect();
        return [left, top];
      });
    await expect.element(list).toHaveTextContent('Drafts');
    const before = readPlaces();
    await field.fill('LS6 3HN');
    await expect.element(list).toHaveTextContent('Your 2 drafts');
    expect(readPlaces()).toEqual(before);
  });

  it('says what it is for, helps with the step, and is left with what was typed saved', async () => {
    const made = draft(`drf_01K9ZX3Q6T4C8V0R2M5N7P9BPD`, { houseNo: undefined, address: undefined });
    const saves: unknown[] = [];
    const { screen, place } = await openSite('/add-property?draft=new&step=1', {
      'GET /api/user': createUserAnswer({ id: ids.owner }),
      'GET /api/property-draft': { body: { drafts: [], total: 0, page: 1, per_page: 5 } },
      'POST /api/property-draft': (body) => {
        saves.push(body);
        return { status: 201, body: made };
      },
      [`PUT /api/property-draft/${made.id}`]: (body) => {
        saves.push(body);
        return { body: { ...made, version: 2 } };
      },
    });
    await expect.element(screen.getByRole('button', { name: 'Exit', exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Help', exact: true }).click();
    const help = screen.getByRole('dialog', { name: 'Help with this step' });
    await help.getByText('Who sees my address?').click();
    await expect.element(help.getByText(/^You choose whether your page shows/)).toBeVisible();
    await help.getByRole('button', { name: 'Close' }).click();
    await screen.getByLabelText('Postcode').fill('LS6 3HN');
    await screen.getByRole('button', { name: 'Save and exit' }).click();
    await expect.poll(place).toBe('/my-listing');
    expect(JSON.stringify(saves)).toContain('"postcode":"LS6 3HN"');
    await expect.element(screen.getByText('Your draft is saved')).toBeVisible();
  });

  it('accepts a value of this step that is not saved yet', async () => {
    const { screen } = await openStep(6, {
      ownerDeclaration: undefined,
      epcCertificate: { status: 'exempt', exemptReason: 'Listed' },
    });
    await screen.getByRole('button', { name: 'Continue' }).click();
    const summary = screen.getByRole('region', { name: 'Still to do in this step' });
    await expect.element(summary.getByRole('button', { name: /^Confirm that you own/ })).toBeVisible();
    await screen.getByRole('checkbox', { name: /^I own this home/ }).click();
    await expect.element(summary).not.toBeInTheDocument();
    await expect.element(screen.getByText(/still something to do in another step/)).not.toBeInTheDocument();
  });

  it('names a forbidden text before it is saved', async () => {
    const mainDescription = `${'A light home with a long garden. '.repeat(4)}Call me on 07700 900123.`;
    const { screen } = await openStep(3, {
      description: [{ label: 'Description', value: { mainDescription } }],
    });
    await screen.getByRole('button', { name: 'Continue' }).click();
    const summary = screen.getByRole('region', { name: 'Still to do in this step' });
    await expect.element(summary.getByRole('button', { name: /^Take out “07700 900123”/ })).toBeVisible();
  });

  it('shows an icon for a photo that the browser can’t show', async () => {
    const { screen } = await openStep(
      4,
      {},
      {
        'POST /api/uploads': { status: 422, body: { status: 422, code: 'invalid', detail: 'Too odd' } },
      },
    );
    await userEvent.upload(
      screen.getByRole('button', { name: 'Choose photos' }),
      new File(['no picture'], 'odd.jpg', { type: 'image/jpeg' }),
    );
    await expect.element(screen.getByText('Too odd')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('img[src^="blob:"]').length).toBe(0);
  });

  it('leaves a description that is typed in peace while the next photo arrives', async () => {
    const [first, second] = ['img_01K9ZX3Q6T4C8V0R2M5N7P9B1A', 'img_01K9ZX3Q6T4C8V0R2M5N7P9B2A'];
    const processed = Promise.withResolvers<{ readonly body: object }>();
    const { screen } = await openStep(
      4,
      { images: [{ id: first }] },
      {
        'POST /api/uploads': { status: 201, body: { id: second, url: 'data:,', fields: {} } },
        [`GET /api/uploads/${second}`]: () => processed.promise,
      },
    );
    await userEvent.upload(
      screen.getByRole('button', { name: 'Choose photos' }),
      new File(['no picture'], 'kitchen.jpg', { type: 'image/jpeg' }),
    );
    const description = screen.getByLabelText('What photo 1 shows');
    await userEvent.type(description, 'The fr');
    processed.resolve({ body: { id: second, kind: 'photo', status: 'ready' } });
    await expect.element(screen.getByLabelText('What photo 2 shows')).toBeVisible();
    await userEvent.keyboard('ont');
    await expect.element(description).toHaveValue('The front');
  });

  it('leads from a draft that became a property to the property', async () => {
    const epcCertificate = { status: 'exempt', exemptReason: 'Listed' };
    const { screen, place, router } = await openStep(
      6,
      { epcCertificate },
      { 'POST /api/properties': { status: 201, body: { id: ids.property } } },
    );
    const wizard = place();
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(place).toBe(`/my-listing/${ids.property}/package`);
    await router.navigate(wizard.replace('step=6', 'step=5'));
    await expect
      .element(screen.getByRole('link', { name: 'Go to the listing' }))
      .toHaveAttribute('href', `/my-listing/${ids.property}`);
  });
});
