import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type LazyPart, lazyPart } from '../../../web/lib/lazy-part.ts';
import { getToasts } from '../../../web/lib/toast.ts';
import { OnDemand } from '../../../web/ui/on-demand.tsx';

interface PartModule {
  readonly default: ComponentType;
}
const here: PartModule = { default: () => <p>Here</p> };

function Page({ Part }: { readonly Part: LazyPart<object> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
      <OnDemand parts={[Part]}>{isOpen && <Part />}</OnDemand>
    </>
  );
}

async function renderPage(Part: LazyPart<object>) {
  const screen = await render(<Page Part={Part} />);
  const button = screen.getByRole('button').element();
  const part = screen.getByText('Here');
  return {
    screen,
    part,
    press: () => {
      if (button instanceof HTMLElement) button.click();
    },
  };
}

/** Waits for the change of the page that a press leads to. @returns its time */
const pressAndWait = (press: () => void, container: Element): Promise<number> =>
  new Promise((changed) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      changed(performance.now());
    });
    observer.observe(container, { childList: true, subtree: true });
    press();
  });

/** Milliseconds from the arrival of the code, which takes some tasks as from the browser's cache, to the part. */
async function openAndClose(): Promise<number> {
  let arrived = Number.NaN;
  const { screen, part, press } = await renderPage(
    lazyPart(async () => {
      await new Promise((arrive) => {
        setTimeout(arrive, 5);
      });
      arrived = performance.now();
      return here;
    }),
  );
  const shownAt = await pressAndWait(press, screen.container);
  await expect.element(part).toBeVisible();
  await pressAndWait(press, screen.container);
  expect(part.query()).toBeNull();
  await screen.unmount();
  return shownAt - arrived;
}

/** Lets 3 seconds and the idle callback pass, after which parts are loaded. */
const waitForIdle = () => vi.advanceTimersByTimeAsync(4_000);

afterEach(() => vi.useRealTimers());

test('shows a part within 50 ms of the arrival of its code, and removes it at once', async () => {
  // React would hold back what follows a fallback for 300 ms, each time; a busy machine is late now and then.
  const delays = [await openAndClose(), await openAndClose(), await openAndClose()];
  expect(Math.min(...delays)).toBeLessThan(50);
});

test('loads the code once the page is idle, and shows the part in the render that asks for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback'] });
  const load = vi.fn<() => Promise<PartModule>>(async () => here);
  const { part, press } = await renderPage(lazyPart(load));
  expect(load).not.toHaveBeenCalled();
  await waitForIdle();
  expect(load).toHaveBeenCalledOnce();
  press();
  // React renders what a press changes before the next task.
  await Promise.resolve();
  expect(part.query()).not.toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

interface DialogProps {
  readonly onClose: () => void;
}

test('closes a dialog whose code cannot be loaded with a toast, and opens it by the next press', async () => {
  const load = vi.fn<() => Promise<{ readonly default: ComponentType<DialogProps> }>>(async () => ({
    default: () => <p>Here</p>,
  }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart(load);
  function OpenPage() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <OnDemand parts={[]}>{isOpen && <Part onClose={() => setOpen(false)} />}</OnDemand>
      </>
    );
  }
  const screen = await render(<OpenPage />);
  const button = screen.getByRole('button', { name: 'Open' });
  await button.click();
  await expect.poll(() => getToasts().at(-1)?.text).toMatch(/^We couldn’t load this/);
  expect(screen.getByText('Here').query()).toBeNull();
  await button.click();
  await expect.element(screen.getByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('loads the code again for the render when it could not be loaded before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback'] });
  const load = vi.fn<() => Promise<PartModule>>(async () => here);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { part, press } = await renderPage(lazyPart(load));
  await waitForIdle();
  vi.useRealTimers();
  press();
  await expect.element(part).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
