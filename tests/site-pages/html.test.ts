import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { html, Html, toScriptText } from '../../functions/reach/site-pages/domain/html.ts';

describe('html', () => {
  test('escapes texts and keeps markup, lists and what is missing', () => {
    const item = (text: string) => html`<b title="${text}">${text}</b>`;
    expect(html`${[item('a "b" <c>'), item("it's & more")]}${undefined}${2}`.text).toBe(
      '<b title="a &quot;b&quot; &lt;c&gt;">a &quot;b&quot; &lt;c&gt;</b>' +
        '<b title="it&#39;s &amp; more">it&#39;s &amp; more</b>2',
    );
  });

  test('leaves no text that begins a tag or ends an attribute', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(html`${text}`.text).not.toMatch(/[<>"']/);
      }),
    );
  });
});

describe('the text of a data block', () => {
  test.each([
    '</script><script>alert(1)</script>',
    '<!--',
    '<script',
    ']]>',
    '\u2028',
    String.raw`\u003c</SCRIPT >`,
  ])('is not ended by %j, and is the same JSON', (text) => {
    const written = toScriptText(JSON.stringify({ [text]: text }));
    expect(written).toBeInstanceOf(Html);
    expect(written.text).not.toContain('<');
    expect(JSON.parse(written.text)).toEqual({ [text]: text });
  });

  test('is the same JSON without a sign that begins a tag, for every value', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const { text } = toScriptText(json);
        expect(text).not.toContain('<');
        expect(JSON.parse(text)).toEqual(JSON.parse(json));
      }),
    );
  });
});
