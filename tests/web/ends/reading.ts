import { expect, vi } from 'vitest';
import { createNoticeMail } from '../../../functions/reach/notifications/adapters/notice-mail.ts';
import { createNotices } from '../../../functions/reach/notifications/domain/rules/index.ts';
import { getEventExample, noticeContext } from '../../notifications/notice-examples.ts';
import { type Answers, openSite } from '../app.tsx';

/** Reads in a row that find the same words. */
const quietReads = 3;
/** What still loads; a part that is far from the viewport waits until it is scrolled to. */
const placeholder = 'main .pulse:not(.far .pulse)';

/**
 * The words of a page once it has loaded, with those of buttons and those for screen readers alone.
 * @param isThere whether a part that keeps no place is there
 */
export async function readScreen(path: string, answers: Answers, isThere = () => true): Promise<string> {
  const { screen } = await openSite(path, answers);
  try {
    const heading = screen.getByRole('main').getByRole('heading').first();
    await expect.element(heading, { timeout: 20_000 }).toBeInTheDocument();
    const texts: string[] = [];
    await expect
      .poll(
        () => {
          texts.push(document.querySelector<HTMLElement>('main')?.innerText ?? '');
          const isQuiet = new Set(texts.slice(-quietReads)).size === 1 && texts.length >= quietReads;
          return isQuiet && isThere() && document.querySelector(placeholder) === null;
        },
        { interval: 100, timeout: 20_000 },
      )
      .toBe(true);
    return (texts.at(-1) ?? '').replaceAll(/\s*\n\s*/g, '\n');
  } finally {
    await screen.unmount();
  }
}

/** Renders a mail as a function does, which reads its stage from the environment. */
export function renderAtStage<T>(render: () => T): T {
  vi.stubGlobal('process', { env: { SITE_URL: 'https://gable.example' } });
  try {
    return render();
  } finally {
    vi.unstubAllGlobals();
  }
}

/** What a person reads of an event: the mail, or the line under the bell of a notice without one. */
export function readNews(name: string, change: Readonly<Record<string, unknown>>, to: string): string {
  const recipient = { site: 'https://gable.example', key: 'key', support: 'help@gable.example' };
  return createNotices(name, getEventExample(name, { ...change }), noticeContext)
    .filter((notice) => notice.to === to)
    .map((notice) => {
      const bell = [notice.title, notice.body, notice.action].join('\n');
      return notice.mail ? renderAtStage(() => createNoticeMail(notice, recipient)).text : bell;
    })
    .join('\n');
}

/** What no text says, whatever it is about. */
const faults = [
  /\bundefined\b|\bNaN\b|\[[a-z]\w+\]|\b[a-z]+_[a-z_]+\b(?!\.|\/|\w*=)/,
  /\b0 of 0\b/,
  /couldn’t load/,
];

/** What is wrong with a text: it does not say what it should, or it says what it should not. */
export function findFaults(
  name: string,
  text: string,
  reads: RegExp,
  never: readonly RegExp[] = [],
): readonly string[] {
  const words = text.replaceAll(/https?:\S+/g, '');
  return [
    ...(reads.test(words) ? [] : [`${name} doesn’t say ${String(reads)}:\n${words}`]),
    ...[...faults, ...never].flatMap((fault) => {
      const found = fault.exec(words)?.[0];
      return found === undefined ? [] : [`${name} says “${found}”`];
    }),
  ];
}
