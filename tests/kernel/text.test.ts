import { describe, expect, test } from 'vitest';
import { escapeHtml, toTitleCase } from '../../functions/kernel/text.ts';

describe('the display form of a name', () => {
  test.each([
    ['ann smith', 'Ann Smith'],
    ['anne-marie smith-jones', 'Anne-Marie Smith-Jones'],
    ['j.r. hartley', 'J.R. Hartley'],
    ['o’neill', 'O’Neill'],
    ["d'arcy", "D'Arcy"],
    ['McNeill', 'McNeill'],
    ['maya de la cruz', 'Maya De La Cruz'],
    ['  ann   van der BERG ', 'Ann Van Der BERG'],
    ['élodie', 'Élodie'],
    ['ọ́lá', 'Ọ́lá'],
    ['мария иванова', 'Мария Иванова'],
    ['ελένη', 'Ελένη'],
    ['անի', 'Անի'],
    ['ნინო', 'ნინო'],
    ['मीना देवी', 'मीना देवी'],
    ['山田 花子', '山田 花子'],
    ['2 hearts', '2 Hearts'],
    ['', ''],
  ])('of %j is %j', (name, display) => expect(toTitleCase(name)).toBe(display));
});

describe('escapeHtml', () => {
  test.each([
    ['a\0b', 'ab'],
    ['\u0001\u0008\u000b\u000c\u001f\u007f\u0085\ufffe', ''],
    ['a\tb\nc\r', 'a\tb\nc\r'],
    [`<b title="x">'&`, '&lt;b title=&quot;x&quot;&gt;&#39;&amp;'],
  ])('of %j is %j', (text, escaped) => expect(escapeHtml(text)).toBe(escaped));
});
