import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { ReportSubject } from '../../../web/entities/report/api.ts';
import ReportDialog from '../../../web/entities/report/report-dialog.tsx';
import { createQueryClient } from '../../../web/lib/query-client.ts';
import { MemoryRouter } from '../../../web/lib/router.ts';
import { startLogin } from '../app.tsx';

const wide = [1280, 900] as const;
afterEach(() => page.viewport(wide[0], wide[1]));

const home: ReportSubject = { kind: 'home', propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D' };
const person = {
  kind: 'person',
  userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  name: 'Sally',
  canBlock: true,
} as const satisfies ReportSubject;
const filed = { caseId: 'cas_01K9ZX3Q6T4C8V0R2M5N7P9B1V' };

/** Opens the dialog; `status` and `body` are the API's response to the report. */
async function open(about: ReportSubject, body: unknown = filed, status = 201) {
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return Response.json(body, { status });
  });
  const onClose = vi.fn<() => void>();
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ReportDialog about={about} onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const send = () => screen.getByRole('button', { name: 'Send report' }).click();
  return { screen, sent, send, onClose, email: screen.getByLabelText('Your email address') };
}

describe('the report dialog', () => {
  test('requires a reason first, and focuses it', async () => {
    const { screen, send, sent } = await open(home);
    await send();
    await expect.element(screen.getByText('Choose what’s wrong')).toBeVisible();
    await expect.element(screen.getByLabelText('It looks like a scam')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test.each([
    ['a desktop', wide],
    ['a phone', [390, 664]],
  ] as const)('focuses a missing email address on %s', async (_name, size) => {
    await page.viewport(size[0], size[1]);
    const { screen, send, email, sent } = await open(home);
    await screen.getByLabelText('It looks like a scam').click();
    await send();
    await expect.element(email).toHaveFocus();
    await expect.element(email).toBeInViewport();
    await expect
      .element(email)
      .toHaveAccessibleDescription(/Enter your email address, so that we can answer you/);
    expect(sent).toEqual([]);
  });

  test('sends the report of a visitor and thanks for it', async () => {
    const { screen, send, email, sent, onClose } = await open(home);
    await screen.getByLabelText('It’s listed twice').click();
    await screen.getByLabelText('What happened (optional)').fill('  The same home is at number 12.  ');
    await email.fill('ann@example.com');
    await send();
    const thanks = screen.getByRole('dialog', { name: 'Thank you. We have your report' });
    await expect.element(thanks).toBeVisible();
    await expect.element(thanks.getByRole('link')).not.toBeInTheDocument();
    await thanks.getByRole('button', { name: 'Close' }).last().click();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([
      {
        type: 'report',
        category: 'duplicate',
        details: 'The same home is at number 12.',
        email: 'ann@example.com',
        propertyId: home.propertyId,
      },
    ]);
  });

  test('shows the server’s error next to the email address', async () => {
    const text = 'Enter an email address, like name@example.com';
    const problem = { status: 422, code: 'invalid', detail: 'Not right', errors: { email: [text] } };
    const { screen, send, email, onClose } = await open(home, problem, 422);
    await screen.getByLabelText('It looks like a scam').click();
    await email.fill('ann');
    await send();
    await expect.element(email).toHaveAccessibleDescription(new RegExp(text));
    await expect.element(email).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('keeps the input when the call fails', async () => {
    const problem = { status: 429, code: 'too_many', detail: 'You can send 20 reports a day.' };
    const { screen, send, onClose } = await open(home, problem, 429);
    await screen.getByLabelText('It looks like a scam').click();
    await screen.getByLabelText('Your email address').fill('ann@example.com');
    await send();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('You can send 20 reports a day.');
    await expect.element(screen.getByLabelText('It looks like a scam')).toBeChecked();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('blocks a person with the report on request', async () => {
    startLogin();
    const { screen, send, sent, onClose } = await open(person);
    await expect.element(screen.getByLabelText('Your email address')).not.toBeInTheDocument();
    await screen.getByLabelText('Threats or harassment').click();
    await screen.getByLabelText('Block Sally as well').click();
    await send();
    await screen.getByRole('link', { name: 'Your reports' }).click();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([{ type: 'both', category: 'harassment', userId: person.userId }]);
  });
});
