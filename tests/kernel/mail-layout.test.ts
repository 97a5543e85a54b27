import { describe, expect, test } from 'vitest';
import { renderMail, type MailContent } from '../../functions/kernel/mail/layout.ts';
import type { Letterhead } from '../../functions/kernel/mail/letterhead.ts';

const letterhead: Letterhead = {
  site: 'https://gable.example',
  operator: {
    name: 'Homes Ltd',
    tradingName: 'Gable',
    addressLines: ['1 High Street', 'Leeds LS1 1AA'],
    companyNumber: '01234567',
    vatNumber: '',
    icoNumber: '',
    supportPhone: '0113 496 0000',
  },
};
const content: MailContent = {
  subject: 'Viewing request: Oak Road, Leeds',
  preheader: 'Ben asks to view your home',
  picture: { src: 'https://gable.example/media/1.webp', alt: 'The front', href: 'https://gable.example/1' },
  paragraphs: ['Ben Buyer asks to view Oak Road.'],
  quote: { by: 'Ben Buyer wrote', text: 'Is there <parking>?' },
  rows: [['When', 'Sat 28 Nov 2026, 14:30']],
  action: { label: 'Answer', href: 'https://gable.example/a?b=1&c=2' },
  otherActions: [{ label: 'See all', href: 'https://gable.example/all' }],
};

describe('renderMail', () => {
  const { html, text } = renderMail(content, letterhead);

  test('names the operator, its address and where to get help in both versions', () => {
    for (const version of [html, text]) {
      expect(version).toContain(
        'Homes Ltd, trading as Gable, company number 01234567, 1 High Street, Leeds LS1 1AA.',
      );
      expect(version).toContain('Help by phone: 0113 496 0000');
      expect(version).toContain('https://gable.example/contact-us');
    }
  });

  test('names its sender alone where the stage has no details', () => {
    const { html: plain, text: short } = renderMail(content, {
      operator: { ...letterhead.operator, name: '', addressLines: [], companyNumber: '', supportPhone: '' },
    });
    expect(short.trimEnd().endsWith('-- \nGable')).toBe(true);
    expect(plain).not.toContain('apple-touch-icon');
  });

  test('hides the preview text and keeps the mail’s own words out of the preview', () => {
    expect(html).toMatch(
      /<div style="display:none[^>]+>Ben asks to view your home(&#847;&zwnj;&nbsp;){60}<\/div>/,
    );
    expect(renderMail({ ...content, preheader: undefined }, letterhead).html).toMatch(
      /display:none[^>]+>Ben Buyer asks to view Oak Road\./,
    );
  });

  test('quotes what a person wrote as text', () => {
    expect(html).toContain('Is there &lt;parking&gt;?');
    expect(text).toContain('Ben Buyer wrote\nIs there <parking>?');
  });

  test('lists every link of the HTML in the text', () => {
    const hrefs = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    // A picture leads where a link of the text does not need to.
    const own = hrefs.filter((href) => href !== content.picture?.href);
    expect(own).toHaveLength(3);
    for (const href of own) expect(text).toContain(`\n${href}`);
  });

  test('is as wide in Outlook for Windows, which knows no largest width, as elsewhere', () => {
    const [, width = ''] = /<!--\[if mso\]><table [^>]*width="(\d+)"/.exec(html) ?? [];
    const [, largest = '', padding = ''] = /max-width:(\d+)px;[^"]*padding:\d+px (\d+)px/.exec(html) ?? [];
    expect(Number(width)).toBe(Number(largest) + 2 * Number(padding));
    expect(html).toContain(`width="${largest}" style="display:block;width:100%`);
    const seen = html.replaceAll(/<!--.*?-->/gs, '');
    expect(seen).not.toMatch(/mso|endif/);
    // What Outlook reads alone closes what it opens.
    const own = [...html.matchAll(/<!--\[if mso\]>(.*?)<!\[endif\]-->/gs)]
      .map(([, part = '']) => part)
      .join('');
    expect(own.replaceAll(/ [^>]+/g, '')).toBe('<table><tr><td></td></tr></table>');
  });

  test('has dark colours for programs that ask for them', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });
});
