import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anonymiseProperty } from '../../functions/listings/properties/domain/anonymise-property.ts';
import { DraftChange } from '../../functions/listings/properties/domain/listing.ts';
import { isTourLink, parseTourLink } from '../../functions/listings/properties/domain/tour-link.ts';
import { createProperty, noon } from './property-examples.ts';

const youTube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const matterport = 'https://my.matterport.com/show/?m=Zh14WDtkjdC';

describe('parseTourLink', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1&si=abc', youTube],
    ['https://youtu.be/dQw4w9WgXcQ?t=12', youTube],
    ['youtu.be/dQw4w9WgXcQ', youTube],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youTube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youTube],
    ['https://vimeo.com/123456789', 'https://vimeo.com/123456789'],
    ['https://vimeo.com/123456789/0a1b2c3d4e?share=copy', 'https://vimeo.com/123456789/0a1b2c3d4e'],
    ['https://player.vimeo.com/video/123456789?h=0a1b2c3d4e', 'https://vimeo.com/123456789/0a1b2c3d4e'],
    [' https://my.matterport.com/show/?m=Zh14WDtkjdC&play=1 ', matterport],
    ['https://matterport.com/show?m=Zh14WDtkjdC', matterport],
  ])('reduces %s to what names it', (text, url) => {
    expect(parseTourLink(text)?.url).toBe(url);
  });

  test.each([
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/@someone',
    'https://www.youtube.com/watch?v=ring-me-on-07700900123',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://ann:secret@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/ann-smith-07700900123',
    'https://my.matterport.com/discover/spaces',
    'javascript:alert(1)//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.rightmove.co.uk/properties/1',
    'nonsense',
    '',
  ])('refuses %s', (text) => {
    expect(parseTourLink(text)).toBeUndefined();
  });

  test('names one of three sites by HTTPS, whatever the text, and reads its own result again', () => {
    const address = fc
      .tuple(
        fc.constantFrom('https://', 'http://', ''),
        fc.constantFrom('www.youtube.com', 'youtu.be', 'vimeo.com', 'my.matterport.com', 'homes.example'),
        fc.constantFrom('/', '/watch?v=', '/embed/', '/video/', '/show/?m='),
        fc.oneof(fc.stringMatching(/^[\w-]{5,12}$/), fc.string()),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(address, fc.string()), (text) => {
        const link = parseTourLink(text);
        if (!link) return;
        expect(link.url).toMatch(/^https:\/\/(www\.youtube\.com|vimeo\.com|my\.matterport\.com)\//);
        expect(parseTourLink(link.url)).toEqual(link);
      }),
    );
    for (const url of [youTube, matterport]) expect(parseTourLink(url)?.url).toBe(url);
  });

  test('distinguishes a video from a tour', () => {
    expect(isTourLink('video', youTube)).toBe(true);
    expect(isTourLink('tour', youTube)).toBe(false);
    expect(isTourLink('tour', matterport)).toBe(true);
  });
});

describe('a change of a listing', () => {
  test('keeps the short form of a link, and removes it by null', () => {
    expect(DraftChange.parse({ videoUrl: 'youtu.be/dQw4w9WgXcQ?si=abc', tourUrl: null })).toEqual({
      videoUrl: youTube,
      tourUrl: null,
    });
  });

  test('refuses a video where a tour belongs', () => {
    expect(DraftChange.safeParse({ tourUrl: youTube }).error?.issues).toMatchObject([
      { path: ['tourUrl'], message: 'Paste the link to a 360° tour on Matterport.' },
    ]);
  });
});

describe('anonymiseProperty', () => {
  test('removes video and tour with the pictures', () => {
    const result = anonymiseProperty(
      createProperty({ status: 'withdrawn', videoUrl: youTube, tourUrl: matterport }),
      noon,
    );
    expect(result?.property).not.toHaveProperty('videoUrl');
    expect(result?.property).not.toHaveProperty('tourUrl');
    expect(result?.property.images).toEqual([]);
  });
});
