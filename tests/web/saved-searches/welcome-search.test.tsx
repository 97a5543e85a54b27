import { beforeEach, expect, test, vi } from 'vitest';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';

beforeEach(startLogin);
const createPlace = (id: string, label: string, latitude: number, longitude: number) => ({
  id,
  kind: 'town',
  name: 'Newport',
  label,
  latitude,
  longitude,
  miles: 3,
});
const places = [
  createPlace('newport_isle-of-wight', 'Newport, Isle of Wight', 50.7, -1.29),
  createPlace('newport_gwent', 'Newport, Gwent', 51.58, -2.99),
];

/** The buyer’s first step of the welcome, with what it saves. */
async function openLastStep(filters = {}) {
  const sent = vi.fn();
  const opened = await openSite('/welcome?for=buying', {
    'GET /api/user': createUserAnswer({ buyerProfile: { aipAmount: 250_000 } }),
    'GET /api/places': { body: { places, streets: [], understood: { words: '', filters } } },
    'POST /api/saved-searches': (body) => {
      sent(body);
      return { status: 201, body: { confirm: false } };
    },
  });
  const { screen } = opened;
  const save = async () => {
    await screen.getByRole('button', { name: 'Save and start alerts' }).click();
    await expect.poll(opened.place).toBe('/welcome?for=buying&step=2');
  };
  return { ...opened, sent, save };
}

test('the welcome saves a search in the place that is chosen among those of the name', async () => {
  const { screen, sent, save } = await openLastStep();
  await screen.getByRole('combobox', { name: 'Where?' }).fill('Newport');
  await screen.getByRole('option', { name: /Newport, Gwent/ }).click();
  await screen.getByLabelText(/Bedrooms/).selectOptions('2');
  const link = screen.getByRole('link', { name: 'Show these homes' });
  const query = 'place=newport_gwent&lat=51.58&lng=-2.99&max_price=250000&min_beds=2';
  await expect.element(link).toHaveAttribute('href', `/listing?${query}`);
  await save();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ query, name: 'Newport, Gwent, 2+ beds, up to £250,000' }),
  );
});

test('the welcome saves a search for the words that are typed', async () => {
  const { screen, sent, save } = await openLastStep();
  await screen.getByRole('combobox', { name: 'Where?' }).fill('sea view');
  await save();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ query: 'q=sea+view&max_price=250000' }));
});

test('the welcome forgets a chosen place when another text is typed', async () => {
  const { screen } = await openLastStep({ garden: 'true' });
  const box = screen.getByRole('combobox', { name: 'Where?' });
  await box.fill('garden Newport');
  await screen.getByRole('option', { name: /Isle of Wight/ }).click();
  const link = screen.getByRole('link', { name: 'Show these homes' });
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      expect.stringContaining('place=newport_isle-of-wight&lat=50.7&lng=-1.29&garden=true'),
    );
  await box.fill('York');
  await expect.element(link).toHaveAttribute('href', '/listing?q=York&max_price=250000');
});
