import '../../../web/styles/index.css';
import type { ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NearViewport } from '../../../web/ui/near-viewport.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';

type Report = (changes: readonly { readonly isIntersecting: boolean }[]) => void;

/** Renders the component in a browser whose reports of what is visible the test gives. */
async function renderContent(fallback: ReactNode, content: ReactNode) {
  const reports: Report[] = [];
  class Observer {
    constructor(report: Report) {
      reports.push(report);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const screen = await render(<NearViewport fallback={fallback}>{content}</NearViewport>);
  const report: Report = (changes) => reports.forEach((send) => send(changes));
  return { screen, report };
}

describe('content that waits until it is near', () => {
  test('is shown when one report has it far and then near', async () => {
    const { screen, report } = await renderContent('Waiting', 'Content');
    report([{ isIntersecting: false }]);
    await expect.element(screen.getByText('Waiting')).toBeVisible();
    report([{ isIntersecting: false }, { isIntersecting: true }]);
    await expect.element(screen.getByText('Content')).toBeVisible();
  });

  test('has a placeholder that is still while it is far', async () => {
    const { screen, report } = await renderContent(<Skeleton />, <Skeleton />);
    const countAnimations = () => screen.container.getAnimations({ subtree: true }).length;
    expect(countAnimations()).toBe(0);
    report([{ isIntersecting: true }]);
    await expect.poll(countAnimations).toBe(1);
  });
});
