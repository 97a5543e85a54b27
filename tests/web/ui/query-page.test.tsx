import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiError, describeError, NetworkError } from '../../../web/lib/api-error.ts';
import { createQueryClient } from '../../../web/lib/query-client.ts';
import { joinQueries } from '../../../web/lib/query-state.ts';
import { ErrorState } from '../../../web/ui/error-state.tsx';
import { QueryPage, QueryPart, QuerySection } from '../../../web/ui/query-page.tsx';

const notFound = new ApiError(404, { code: 'not_found', detail: 'Not found' });
const forbidden = new ApiError(403, { code: 'account_unverified', detail: 'This needs another role' });
const conflict = new ApiError(409, { code: 'conflict', detail: 'Not now' });

/** A server that answers when the test lets it. */
function createServer() {
  const waiting: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const answer = Promise.withResolvers<string>();
    waiting.push(answer);
    return answer.promise;
  };
  const next = async () => {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    return waiting.shift();
  };
  return {
    read,
    answer: async (text: string) => (await next())?.resolve(text),
    refuse: async (error: Error) => (await next())?.reject(error),
  };
}
type Server = ReturnType<typeof createServer>;

interface Props {
  readonly id?: string;
  readonly read: Server['read'];
  readonly keepData?: boolean;
  readonly choose?: (refusal: ApiError) => ReactElement | null | undefined;
}

function Page({ id = 'a', read, keepData = false, choose }: Props) {
  const query = useQuery({ queryKey: ['thing', id], queryFn: read });
  return (
    <div data-fetching={query.isFetching}>
      <QueryPage
        query={query}
        what="load the thing"
        skeleton={<p>Skeleton</p>}
        notFound={<h1>No such thing</h1>}
        {...(choose && { renderRefusal: choose })}
        keepData={keepData}
      >
        {(text) => <h1>{text}</h1>}
      </QueryPage>
    </div>
  );
}

/** Renders a page on a cache of its own, as the site does. */
async function openPage(props: Omit<Props, 'read'> = {}) {
  const server = createServer();
  const queries = createQueryClient();
  const draw = (more: Omit<Props, 'read'> = {}) => (
    <QueryClientProvider client={queries}>
      <Page {...props} {...more} read={server.read} />
    </QueryClientProvider>
  );
  const screen = await render(draw());
  return {
    ...server,
    screen,
    /** What a live update does. */
    invalidate: () => void queries.invalidateQueries({ queryKey: ['thing'] }),
    isFetching: () => screen.container.querySelector('[data-fetching=true]') !== null,
    show: (more: Omit<Props, 'read'>) => screen.rerender(draw(more)),
    text: () => screen.container.textContent,
  };
}

describe('ErrorState', () => {
  it.each([
    ['retries what could not be reached', new NetworkError(undefined), 1],
    ['leaves a refusal', conflict, 0],
  ] as const)('%s once the browser is online', async (_, error, tries) => {
    const onRetry = vi.fn();
    await render(<ErrorState error={error} onRetry={onRetry} />);
    window.dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(tries);
  });
});

describe('QueryPart', () => {
  it('does not say that there is no connection once there is one', async () => {
    const server = createServer();
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const Part = () => (
      <QueryPart
        query={useQuery({ queryKey: ['part'], queryFn: server.read, staleTime: Infinity })}
        skeleton={null}
        renderError={({ error }) => <p>{describeError(error)}</p>}
      >
        {(text) => <p>{text}</p>}
      </QueryPart>
    );
    const screen = await render(
      <QueryClientProvider client={createQueryClient()}>
        <Part />
      </QueryClientProvider>,
    );
    await server.refuse(new NetworkError(undefined));
    await expect.element(screen.getByText(/^We couldn’t reach Gable/)).toBeVisible();
    line.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await server.answer('4 addresses');
    await expect.element(screen.getByText('4 addresses')).toBeVisible();
    expect(screen.container.textContent).not.toContain('reach');
  });
});

describe('QueryPage', () => {
  it('shows the skeleton, then the data', async () => {
    const page = await openPage();
    expect(page.text()).toBe('Skeleton');
    await page.answer('A thing');
    await expect.element(page.screen.getByRole('heading', { level: 1 })).toHaveTextContent('A thing');
  });

  it('keeps the data during a refetch, and after one that failed', async () => {
    const page = await openPage();
    await page.answer('A thing');
    await vi.waitFor(() => expect(page.text()).toBe('A thing'));
    page.invalidate();
    await vi.waitFor(() => expect(page.isFetching()).toBe(true));
    expect(page.text()).toBe('A thing');
    await page.refuse(conflict);
    await vi.waitFor(() => expect(page.isFetching()).toBe(false));
    expect(page.text()).toBe('A thing');
  });

  it('shows the page for what is not there after a 404, and keeps it while it is read again', async () => {
    const page = await openPage();
    await page.refuse(notFound);
    await vi.waitFor(() => expect(page.text()).toBe('No such thing'));
    const shown = watchText(page.screen.container);
    page.invalidate();
    await vi.waitFor(() => expect(page.isFetching()).toBe(true));
    await page.refuse(notFound);
    await vi.waitFor(() => expect(page.isFetching()).toBe(false));
    page.invalidate();
    await vi.waitFor(() => expect(page.isFetching()).toBe(true));
    await page.answer('A thing');
    await vi.waitFor(() => expect(page.text()).toBe('A thing'));
    expect(shown()).not.toContain('Skeleton');
  });

  it('replaces data by the page for what is not there when a later read answers 404', async () => {
    const page = await openPage();
    await page.answer('A thing');
    await vi.waitFor(() => expect(page.text()).toBe('A thing'));
    page.invalidate();
    await page.refuse(notFound);
    await vi.waitFor(() => expect(page.text()).toBe('No such thing'));
  });

  it('keeps data after a later 404 where the reader is writing', async () => {
    const page = await openPage({ keepData: true });
    await page.answer('A thing');
    await vi.waitFor(() => expect(page.text()).toBe('A thing'));
    page.invalidate();
    await page.refuse(notFound);
    await vi.waitFor(() => expect(page.isFetching()).toBe(false));
    expect(page.text()).toBe('A thing');
  });

  it('shows the error as the heading of the page, with a retry that stays while it is busy', async () => {
    const page = await openPage();
    await page.refuse(conflict);
    await expect
      .element(page.screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('We couldn’t load the thing');
    await expect.element(page.screen.getByText('Not now')).toBeVisible();
    const retry = page.screen.getByRole('button', { name: 'Try again' });
    await retry.click();
    await vi.waitFor(() => expect(page.isFetching()).toBe(true));
    await expect.element(retry).toHaveFocus();
    await page.answer('A thing');
    await vi.waitFor(() => expect(page.text()).toBe('A thing'));
  });

  it('shows the reason of a refusal without a page of its own', async () => {
    const page = await openPage();
    await page.refuse(forbidden);
    await expect.element(page.screen.getByText('This needs another role')).toBeVisible();
  });

  it('lets the page choose by the refusal', async () => {
    const choose = ({ status }: ApiError) => (status === 403 ? <h1>Not for you</h1> : undefined);
    const page = await openPage({ choose });
    await page.refuse(forbidden);
    await vi.waitFor(() => expect(page.text()).toBe('Not for you'));
    await page.show({ choose, id: 'b' });
    await page.refuse(conflict);
    await expect.element(page.screen.getByText('We couldn’t load the thing')).toBeVisible();
  });

  it('shows nothing after a refusal for which the page chooses nothing', async () => {
    const page = await openPage({ choose: () => null });
    await page.refuse(conflict);
    await vi.waitFor(() => expect(page.text()).toBe(''));
  });

  it('shows the skeleton, not the last message, for another id', async () => {
    const page = await openPage();
    await page.refuse(notFound);
    await vi.waitFor(() => expect(page.text()).toBe('No such thing'));
    await page.show({ id: 'b' });
    expect(page.text()).toBe('Skeleton');
    await page.answer('Another thing');
    await vi.waitFor(() => expect(page.text()).toBe('Another thing'));
  });
});

/** The texts that a container showed since the call. */
function watchText(container: Element): () => string {
  const texts: (string | null)[] = [];
  new MutationObserver(() => texts.push(container.textContent)).observe(container, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return () => texts.join('\n');
}

describe('QuerySection', () => {
  it('shows its error as a heading of the second level', async () => {
    const query = {
      data: undefined,
      error: conflict,
      errorUpdatedAt: 1,
      isFetching: false,
      refetch: vi.fn(),
    };
    const screen = await render(
      <QuerySection query={query} what="load the list" skeleton={null}>
        {() => null}
      </QuerySection>,
    );
    await expect
      .element(screen.getByRole('heading', { level: 2 }))
      .toHaveTextContent('We couldn’t load the list');
  });
});

describe('joinQueries', () => {
  const state = { data: undefined, error: null, errorUpdatedAt: 0, isFetching: false, refetch: vi.fn() };
  const loaded = (data: string) => ({ ...state, data });
  const failed = (error: unknown) => ({ ...state, error, errorUpdatedAt: 5, refetch: vi.fn() });

  it('has data once both have it', () => {
    expect(joinQueries(loaded('a'), state).data).toBeUndefined();
    expect(joinQueries(loaded('a'), loaded('b')).data).toEqual(['a', 'b']);
  });

  it('fails when one has no data, with a 404 before other errors', () => {
    expect(joinQueries(loaded('a'), failed(conflict)).error).toBe(conflict);
    expect(joinQueries(failed(conflict), failed(notFound)).error).toBe(notFound);
    expect(joinQueries({ ...failed(conflict), data: 'a' }, loaded('b')).error).toBeNull();
    expect(joinQueries({ ...failed(notFound), data: 'a' }, loaded('b')).error).toBe(notFound);
  });

  it('refetches those that failed', () => {
    const [good, bad] = [{ ...loaded('a'), refetch: vi.fn() }, failed(conflict)];
    joinQueries(good, bad).refetch();
    expect(good.refetch).not.toHaveBeenCalled();
    expect(bad.refetch).toHaveBeenCalledOnce();
  });
});
