import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Picture } from '../../functions/listings/properties/domain/listing.ts';
import { listBodyImages, sanitiseHtml } from '../../functions/trust/blog/adapters/html-sanitiser.ts';

const id = 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1D';
const picture = {
  id,
  url: '/media/abc/1280.webp',
  width: 1280,
  height: 853,
  variants: { base: '/media/abc/', widths: [320], formats: ['avif', 'webp'] },
  placeholder: '',
} satisfies Picture;
const clean = (html: string) => sanitiseHtml(html, new Map([[id, picture]]));

describe('sanitiseHtml', () => {
  test.each([
    ['paragraphs and emphasis', '<p>A <strong>b</strong> <em>c</em> <s>d</s> <u>e</u></p>'],
    ['lists', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
    ['quotes and code', '<blockquote><p>a</p></blockquote><pre><code>b</code></pre>'],
    ['a link within the site', '<p><a href="/listing?q=Leeds">a</a></p>'],
    ['mail', '<p><a href="mailto:help@gable.example">a</a></p>'],
    [
      'tables',
      '<table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td colspan="2"></td></tr></tbody></table>',
    ],
    ['a rule', '<p>a</p><hr /><p>b</p>'],
  ])('keeps %s', (_, html) => {
    expect(clean(html)).toBe(html);
  });

  test.each([
    ['script', '<script>alert(1)</script>', ''],
    ['script in capitals', '<ScRiPt>alert(1)</sCrIpT>', ''],
    ['tags out of split script', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['events', '<p onmouseover="x()">a</p>', '<p>a</p>'],
    ['styles', '<p style="position:fixed" class="x" id="y">a</p><style>p{}</style>', '<p>a</p>'],
    ['javascript links', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['disguised javascript', '<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['encoded javascript', '<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['data links', '<a href="data:text/html,<script>x</script>">a</a>', '<a>a</a>'],
    ['links without a scheme of their own', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['frames', '<iframe src="https://evil.example"></iframe>', ''],
    ['vector graphics', '<svg onload="x()"><script>x</script></svg>', ''],
    ['forms', '<form action="/api/logout"><input name="a"><button>b</button></form>', 'b'],
    ['foreign pictures', '<img src="https://evil.example/pixel.gif" alt="a">', ''],
    ['pictures with a script for a source', '<img src=x onerror=alert(1) alt="a">', ''],
    ['comments', '<!-- <p>a</p> -->', ''],
    ['templates and math', '<math><mtext></mtext></math><template>a</template>', 'a'],
    ['empty paragraphs', '<p></p><p>&nbsp;</p><p><br></p><p>a</p>', '<p>a</p>'],
  ])('takes out %s', (_, html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  test('turns what other editors write into what is allowed', () => {
    expect(clean('<h1>Title</h1><p><b>a</b><i>b</i></p>')).toBe(
      '<h2 id="section-title">Title</h2><p><strong>a</strong><em>b</em></p>',
    );
  });

  test.each([
    ['<thead><tr><th>Band</th><th>Points</th></tr></thead>', ['col', 'col']],
    ['<tbody><tr><th>Offer</th><td>£1</td></tr><tr><th>Date</th><td>May</td></tr></tbody>', ['row', 'row']],
    [
      '<tbody><tr><th>Way</th><th colspan="2">Cost</th></tr><tr><th>Own</th><td>a</td><td>b</td></tr></tbody>',
      ['col', 'col', 'row'],
    ],
    ['<tbody><tr><th scope="col">Own</th><td>a</td></tr></tbody>', ['col']],
  ])('says what the headings of a table are for: %s', (rows, scopes) => {
    const html = clean(`<table>${rows}</table>`);
    expect([...html.matchAll(/<th[^>]* scope="(\w+)"/g)].map(([, scope]) => scope)).toEqual(scopes);
    expect(html).not.toMatch(/<th(?![^>]*scope|ead)/);
  });

  test('gives headings ids that do not repeat', () => {
    expect(clean('<h2>Costs &amp; <em>fees</em></h2><h3>Costs</h3><h2>Costs</h2>')).toBe(
      '<h2 id="section-costs-fees">Costs &amp; <em>fees</em></h2><h3 id="section-costs">Costs</h3><h2 id="section-costs-2">Costs</h2>',
    );
  });

  test('marks links that leave the site', () => {
    expect(clean('<a href="https://www.gov.uk">a</a>')).toBe(
      '<a href="https://www.gov.uk" rel="noopener">a</a>',
    );
  });

  test('writes every size of a picture itself', () => {
    expect(clean(`<img src="x" srcset="evil" data-image="${id}" alt=" The &quot;front&quot; ">`)).toBe(
      `<img src="/media/abc/1280.webp" srcset="/media/abc/320.webp 320w" sizes="(min-width: 800px) 760px, 100vw" width="1280" height="853" alt="The &quot;front&quot;" loading="lazy" decoding="async" data-image="${id}" />`,
    );
  });

  test('changes nothing of what it made itself and leaves no active content', () => {
    const tags = fc.constantFrom('p', 'a', 'h2', 'img', 'script', 'div', 'svg');
    fc.assert(
      fc.property(fc.string(), tags, (text, tag) => {
        const once = clean(`<${tag} href="${text}" src="${text}" on${text}="x">${text}</${tag}>${text}`);
        expect(clean(once)).toBe(once);
        expect(once).not.toMatch(/<(?!\/?(?:p|a|h2|img)\b)[a-z]/i);
        expect(once).not.toMatch(/<[^>]*\son\w+=/i);
      }),
    );
  });
});

describe('listBodyImages', () => {
  test('names pictures in their order, with alt text', () => {
    expect(
      listBodyImages(`<p><img data-image="${id}" alt=" a "></p><img src="x"><img data-image="evil">`),
    ).toEqual([
      { id, alt: 'a' },
      { id: undefined, alt: '' },
      { id: undefined, alt: '' },
    ]);
  });
});
