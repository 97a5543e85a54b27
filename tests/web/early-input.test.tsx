import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { startEarly } from '../../web/early/early.ts';
import { replayEarlyInput } from '../../web/lib/replay-input.ts';
import { endEarlyTimers, noCode } from './early-timers.ts';

const early = `<form method="post"><input name="email"><input type="checkbox" name="terms">
  <input type="radio" name="plan" value="free"><input type="radio" name="plan" value="plus">
  <textarea name="words"></textarea><select name="kind"><option>flat</option><option>house</option></select>
  <input name="gone"><button>Sign up</button></form>`;

function SignUp({ onSend }: { readonly onSend: (values: object) => void }) {
  const [values, setValues] = useState<Record<string, string | boolean>>({
    email: '',
    words: '',
    kind: 'flat',
  });
  const set = (name: string, value: string | boolean) => setValues((now) => ({ ...now, [name]: value }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(values);
      }}
    >
      <input
        name="email"
        value={String(values['email'])}
        onChange={({ target }) => set('email', target.value)}
      />
      <input
        type="checkbox"
        name="terms"
        checked={values['terms'] === true}
        onChange={({ target }) => set('terms', target.checked)}
      />
      {['free', 'plus'].map((plan) => (
        <input
          key={plan}
          type="radio"
          name="plan"
          value={plan}
          checked={values['plan'] === plan}
          onChange={() => set('plan', plan)}
        />
      ))}
      <textarea
        name="words"
        value={String(values['words'])}
        onChange={({ target }) => set('words', target.value)}
      />
      <select name="kind" value={String(values['kind'])} onChange={({ target }) => set('kind', target.value)}>
        <option>flat</option>
        <option>house</option>
      </select>
      <button type="submit">Sign up</button>
    </form>
  );
}

endEarlyTimers();
afterEach(() => {
  globalThis.earlyInput?.stop();
  globalThis.earlyInput?.end();
  globalThis.earlyInput = undefined;
  delete document.documentElement.dataset['content'];
  document.querySelector('#root')?.remove();
});

describe('what is typed before the site is there', () => {
  test('is in the page that is drawn in the place of the document', async () => {
    document.documentElement.dataset['content'] = '';
    const root = document.createElement('div');
    root.id = 'root';
    root.innerHTML = early;
    document.body.append(root);
    startEarly(noCode);
    const find = (words: string) => root.querySelector<HTMLElement>(words) ?? root;
    await userEvent.click(find('[name=terms]'));
    await userEvent.click(find('[value=plus]'));
    await userEvent.fill(find('[name=words]'), 'A light house');
    await userEvent.selectOptions(find('select'), 'house');
    await userEvent.fill(find('[name=gone]'), 'of an earlier page');
    await userEvent.fill(find('[name=email]'), 'ada@example.test');
    await userEvent.click(find('button'));

    const sent: object[] = [];
    globalThis.earlyInput?.stop();
    root.replaceChildren();
    await render(<SignUp onSend={(values) => sent.push(values)} />, { container: root });
    replayEarlyInput(false);
    expect(root.querySelector('[name=email]')).toBe(document.activeElement);
    await expect
      .poll(() => sent)
      .toEqual([
        { email: 'ada@example.test', terms: true, plan: 'plus', words: 'A light house', kind: 'house' },
      ]);
  });

  test('goes with a search that is pressed before the site knows of it', async () => {
    document.documentElement.dataset['content'] = '';
    const root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    startEarly(noCode);
    const handled: string[] = [];
    await render(
      <form action="/no-such-page" target="sent" onSubmit={() => handled.push('by the site')}>
        <iframe name="sent" title="Sent" sandbox="allow-same-origin" />
        <input name="q" />
        <button type="submit">Search</button>
      </form>,
      { container: root },
    );
    const find = (words: string) => root.querySelector<HTMLElement>(words) ?? root;
    globalThis.earlyInput?.stop();
    await userEvent.fill(find('input'), 'Leeds');
    await userEvent.click(find('button'));
    const frame = root.querySelector('iframe');
    await expect.poll(() => frame?.contentWindow?.location.search).toBe('?q=Leeds');
    expect(handled).toEqual([]);
    replayEarlyInput(true);
    await userEvent.click(find('button'));
    expect(handled).toEqual(['by the site']);
  });

  test('is in the page that took the document over and drew itself again meanwhile', async () => {
    document.documentElement.dataset['content'] = '';
    const root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    startEarly(noCode);
    const sent: object[] = [];
    const show = () => render(<SignUp onSend={(values) => sent.push(values)} />, { container: root });
    await show();
    const email = root.querySelector<HTMLInputElement>('[name=email]');
    // As before React knows of it: the control has a text of which its state has nothing.
    email?.setRangeText('ada@example.test');
    email?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await show();
    if (email) email.value = '';
    replayEarlyInput(true);
    await expect.element(email).toHaveValue('ada@example.test');
    await userEvent.click(root.querySelector('button') ?? root);
    expect(sent).toMatchObject([{ email: 'ada@example.test' }]);
  });

  test.each([
    ['keeps the focus', async () => {}, true],
    ['takes the focus that comes late', async (box: HTMLElement) => userEvent.click(box), true],
    ['leaves the focus where its reader took it', async (box: HTMLElement) => box.blur(), false],
  ] as const)('%s in a box where nothing is typed yet', async (_, act, isKept) => {
    document.documentElement.dataset['content'] = '';
    const root = document.createElement('div');
    root.id = 'root';
    root.innerHTML = '<input name="q">';
    document.body.append(root);
    startEarly(noCode);
    const box = root.querySelector('input') ?? root;
    box.focus();
    await act(box);
    // The page is drawn in a later task than its reader's press.
    await new Promise((resolve) => setTimeout(resolve));
    root.innerHTML = '<input name="q">';
    await new Promise((resolve) => setTimeout(resolve));
    replayEarlyInput(false);
    expect(document.activeElement === root.querySelector('input')).toBe(isKept);
  });

  test.each([
    ['the button of its icon’s name', ['Menu'], ['Theme', 'Menu'], [1]],
    ['the last one of as many of its name', ['Save', 'Save'], ['Save', 'Theme', 'Save'], [2]],
    ['none where more have its name', ['Report'], ['Report', 'Report'], []],
  ])('presses %s, on a page that is drawn in the place of the document', async (_, names, icons, presses) => {
    document.documentElement.dataset['content'] = '';
    const root = document.createElement('div');
    root.id = 'root';
    const draw = (name: string) =>
      `<button type="button"><svg role="img" aria-label="${name}" width="9" height="9"></svg></button>`;
    root.innerHTML = `<div>${names.map(draw).join('')}</div>`;
    document.body.append(root);
    startEarly(noCode);
    await userEvent.click(root.querySelector('button:last-child') ?? root);
    const pressed: number[] = [];
    root.replaceChildren(
      ...icons.map((icon, nth) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.innerHTML = `<svg role="img" aria-label="${icon}"></svg>`;
        button.addEventListener('click', () => pressed.push(nth));
        return button;
      }),
    );
    globalThis.earlyInput?.stop();
    replayEarlyInput(false);
    expect(pressed).toEqual(presses);
  });

  test.each([
    ['of the home that moved', ['two', 'one'], ['one']],
    ['of none where the home is gone', ['two', 'three'], []],
  ])('presses the button %s', async (_, homes, presses) => {
    document.documentElement.dataset['content'] = '';
    const root = document.createElement('div');
    root.id = 'root';
    const draw = (slugs: readonly string[]) =>
      slugs
        .map((slug) => `<li><a href="/${slug}">Oak Road</a><button type="button">Hide Oak Road</button></li>`)
        .join('');
    root.innerHTML = `<ul>${draw(['one', 'two'])}</ul>`;
    document.body.append(root);
    startEarly(noCode);
    await userEvent.click(root.querySelector('button') ?? root);
    root.innerHTML = `<ul>${draw(homes)}</ul>`;
    const pressed: string[] = [];
    for (const slug of homes)
      root.querySelector(`[href="/${slug}"] + button`)?.addEventListener('click', () => pressed.push(slug));
    globalThis.earlyInput?.stop();
    replayEarlyInput(false);
    expect(pressed).toEqual(presses);
  });

  test('is not done again after a press that the site answers, nor kept', async () => {
    document.documentElement.dataset['content'] = 'rendered';
    const root = document.createElement('div');
    root.id = 'root';
    root.innerHTML = '<button type="button">Ask</button>';
    document.body.append(root);
    const button = root.querySelector('button') ?? root;
    const presses: boolean[] = [];
    startEarly(noCode);
    await userEvent.click(button);
    globalThis.earlyInput?.stop();
    button.addEventListener('click', ({ isTrusted }) => presses.push(isTrusted));
    await userEvent.click(button);
    replayEarlyInput(true);
    expect(presses).toEqual([true]);
    expect(globalThis.earlyInput).toBeUndefined();
  });
});
