import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import ReportDialog from '../../../web/entities/report/report-dialog.tsx';
import { createQueryClient } from '../../../web/lib/query-client.ts';
import { MemoryRouter } from '../../../web/lib/router.ts';
import { startLogin } from '../app.tsx';

const imageId = 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1V';
const picture = (name = 'chat.png') => new File(['a picture'], name, { type: 'image/png' });

/** What becomes of each transfer to storage, the last one repeated. */
let transfers: readonly ('arrives' | 'fails' | 'hangs')[] = [];
let begun = 0;
/** In place of the transfer to storage. */
class Storage {
  readonly upload = new EventTarget();
  readonly status = 204;
  private readonly listeners = new Map<string, () => void>();
  addEventListener(type: string, listener: () => void) {
    this.listeners.set(type, listener);
  }
  open() {
    return this;
  }
  send() {
    const what = transfers[begun] ?? transfers.at(-1);
    begun += 1;
    if (what !== 'hangs') this.listeners.get(what === 'fails' ? 'error' : 'load')?.();
  }
  abort() {
    this.listeners.get('abort')?.();
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Storage);
  [transfers, begun] = [['arrives'], 0];
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1280, 900);
});

/** The dialog of a person who is logged in; `image` is the API's answer about each upload. */
async function open(image: object = { status: 'ready' }) {
  startLogin();
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/api/uploads'))
      return Promise.resolve(Response.json({ id: imageId, url: '/storage', fields: {} }, { status: 201 }));
    if (url.includes('/api/uploads/'))
      return Promise.resolve(Response.json({ id: imageId, kind: 'document', ...image }));
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return Promise.resolve(Response.json({ caseId: 'cas_01K9ZX3Q6T4C8V0R2M5N7P9B1V' }, { status: 201 }));
  });
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ReportDialog
          about={{ kind: 'home', propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D' }}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.getByLabelText('It looks like a scam').click();
  const input = screen.getByLabelText(/^Add (files|another file)$/);
  const send = () => screen.getByRole('button', { name: 'Send report' }).click();
  return { screen, sent, send, input, add: (files: File[]) => userEvent.upload(input, files) };
}

describe('the files of a report', () => {
  test('are sent with it', async () => {
    const { screen, sent, send, add } = await open();
    await add([picture('chat.png'), new File(['%PDF-1.7'], 'advert.pdf', { type: 'application/pdf' })]);
    await expect.element(screen.getByText('2 of 2 files ready')).toBeInTheDocument();
    await send();
    await expect.element(screen.getByRole('dialog', { name: /^Thank you/ })).toBeVisible();
    expect(sent).toMatchObject([
      {
        category: 'fraud',
        attachments: [
          { id: imageId, name: 'chat.png' },
          { id: imageId, name: 'advert.pdf' },
        ],
      },
    ]);
  });

  test('hold the report back while one is on its way, and lead the focus to them', async () => {
    await page.viewport(390, 664);
    transfers = ['hangs'];
    const { screen, sent, send, add, input } = await open();
    await add([picture()]);
    await expect.element(screen.getByRole('progressbar', { name: 'Sending chat.png' })).toBeVisible();
    await send();
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveAccessibleDescription(/Wait until your files have arrived/);
    // Its content scrolls, and the buttons below stay where they are.
    expect(screen.getByRole('dialog').element().scrollTop).toBe(0);
    await expect.element(screen.getByRole('button', { name: 'Send report' })).toBeInViewport();
    expect(sent).toEqual([]);
  });

  test('are tried again where the network failed', async () => {
    transfers = ['fails', 'arrives'];
    const { screen, add } = await open();
    await add([picture()]);
    await screen.getByRole('button', { name: 'Send chat.png again' }).click();
    await expect.element(screen.getByText('1 of 1 files ready')).toBeInTheDocument();
  });

  test('are refused with a reason, and taken out by the keyboard without losing the place', async () => {
    const { screen, sent, send, add, input } = await open({
      status: 'refused',
      reason: 'This is no picture.',
    });
    await add([picture()]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This is no picture.');
    await send();
    await expect.element(input).toHaveAccessibleDescription(/Remove the file that couldn’t be sent/);
    screen.getByRole('button', { name: 'Remove chat.png' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveFocus();
    await send();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty('attachments');
  });

  test('are five at most', async () => {
    const { screen, add } = await open();
    await add(['1', '2', '3', '4', '5', '6'].map((name) => picture(`${name}.png`)));
    await expect.element(screen.getByText('You can add up to 5 files to a report.')).toBeVisible();
    await expect.element(screen.getByText('5 of 5 files ready')).toBeInTheDocument();
  });

  test('of a wrong kind are not sent at all', async () => {
    const { screen, add } = await open();
    await add([new File(['x'], 'notes.txt', { type: 'text/plain' })]);
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Use a JPEG, PNG or WebP picture, or a PDF.');
    expect(begun).toBe(0);
  });
});

test('a visitor is not offered files, whose upload needs an account', async () => {
  const { screen } = await openAsVisitor();
  await expect.element(screen.getByLabelText('Your email address')).toBeVisible();
  expect(screen.getByLabelText('Add files').elements()).toEqual([]);
});

async function openAsVisitor() {
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ReportDialog
          about={{ kind: 'home', propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D' }}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { screen };
}
