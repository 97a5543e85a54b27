import { lazy, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OnDemand } from '../../../web/ui/on-demand.tsx';

/** A part whose code takes some tasks to arrive, as from the cache of the browser. */
const createLatePart = () =>
  lazy(async () => {
    await new Promise((arrive) => {
      setTimeout(arrive, 5);
    });
    return { default: () => <p>Here</p> };
  });

function Page({ Part }: { readonly Part: ReturnType<typeof createLatePart> }) {
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

/** Milliseconds from a press to the change of the page that it leads to. */
const pressAndMeasure = (button: Element, container: Element): Promise<number> =>
  new Promise((measured) => {
    const from = performance.now();
    const seen = new MutationObserver(() => {
      seen.disconnect();
      measured(performance.now() - from);
    });
    seen.observe(container, { childList: true, subtree: true });
    if (button instanceof HTMLElement) button.click();
  });

test('shows a part as soon as its code has arrived, and removes it at once', async () => {
  const screen = await render(<Page Part={createLatePart()} />);
  const button = screen.getByRole('button').element();
  // React would hold back what follows a fallback for 300 ms.
  expect(await pressAndMeasure(button, screen.container)).toBeLessThan(150);
  await expect.element(screen.getByText('Here')).toBeVisible();
  await pressAndMeasure(button, screen.container);
  expect(screen.getByText('Here').query()).toBeNull();
});
