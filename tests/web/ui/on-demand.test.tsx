import { lazy, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OnDemand } from '../../../web/ui/on-demand.tsx';

/** A part whose code takes some tasks to arrive, as from the cache of the browser; `arrived` is when it has. */
function createLatePart() {
  const part = { arrived: Number.NaN };
  const Part = lazy(async () => {
    await new Promise((arrive) => {
      setTimeout(arrive, 5);
    });
    part.arrived = performance.now();
    return { default: () => <p>Here</p> };
  });
  return { Part, part };
}

function Page({ Part }: Pick<ReturnType<typeof createLatePart>, 'Part'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
      <OnDemand>{isOpen && <Part />}</OnDemand>
    </>
  );
}

/** Waits for the change of the page that a press leads to. @returns its time */
const press = (button: Element, container: Element): Promise<number> =>
  new Promise((changed) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      changed(performance.now());
    });
    observer.observe(container, { childList: true, subtree: true });
    if (button instanceof HTMLElement) button.click();
  });

/** Milliseconds from the arrival of the code to the part on the page. */
async function openAndClose(): Promise<number> {
  const { Part, part } = createLatePart();
  const screen = await render(<Page Part={Part} />);
  const button = screen.getByRole('button').element();
  const shownAt = await press(button, screen.container);
  await expect.element(screen.getByText('Here')).toBeVisible();
  await press(button, screen.container);
  expect(screen.getByText('Here').query()).toBeNull();
  await screen.unmount();
  return shownAt - part.arrived;
}

test('shows a part within 50 ms of the arrival of its code, and removes it at once', async () => {
  // React would hold back what follows a fallback for 300 ms, each time; a busy machine is late now and then.
  const delays = [await openAndClose(), await openAndClose(), await openAndClose()];
  expect(Math.min(...delays)).toBeLessThan(50);
});
