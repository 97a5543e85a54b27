import { afterEach, describe, expect, test } from 'vitest';
import type { MailContent } from '../../functions/kernel/mail/content.ts';
import { renderMail } from '../../functions/kernel/mail/layout.ts';
import { inventedOperator } from '../../functions/kernel/operator.ts';

const letterhead = { site: 'https://gable.example', operator: inventedOperator };
const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
const id = 'tkt_01M8G6HPAC82E5RA00QWH8RPJT';
const link = { label: longWord, href: `https://gable.example/${longWord}` };

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** By how much the mail is wider than the window of the mail program. */
async function measureOverflow(content: MailContent, width: number): Promise<number> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `width:${width}px;height:800px;border:0`;
  frame.srcdoc = renderMail(content, letterhead).html;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frames.push(frame);
  document.body.append(frame);
  await loaded;
  return (frame.contentDocument?.scrollingElement?.scrollWidth ?? Infinity) - width;
}

describe('renderMail', () => {
  test.each<[string, Partial<MailContent>]>([
    ['an id', { paragraphs: [`Your ticket number is ${id}.`], rows: [['Ticket', id]] }],
    ['a long label', { rows: [[longWord, longWord]] }],
    ['a long subject', { subject: longWord, paragraphs: [longWord] }],
    ['a quote', { quote: { by: longWord, text: longWord } }],
    ['links', { action: link, otherActions: [link], links: [link], footnotes: [link.href] }],
    ['a card', { cards: [{ label: longWord, title: longWord, href: link.href, lines: [longWord] }] }],
    ['a code', { code: '123456' }],
  ])('keeps within the width of a phone with %s', async (_name, parts) => {
    const content = { subject: 'We have your complaint', paragraphs: ['We’ve read it.'], ...parts };
    expect(await measureOverflow(content, 320)).toBe(0);
  });
});
