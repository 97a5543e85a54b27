import { describe, expect, test } from 'vitest';
import { toAdvertUrl } from '../../functions/finding/own-adverts/domain/advert-address.ts';
import { AppError } from '../../functions/kernel/errors.ts';

const findRefusal = (typed: string, isOpen = false): string | undefined => {
  try {
    toAdvertUrl(typed, isOpen);
  } catch (error) {
    if (error instanceof AppError) return error.extras.errors?.['url']?.[0];
    throw error;
  }
  return undefined;
};

describe('toAdvertUrl', () => {
  test.each([
    ['https://www.example.co.uk/homes/1?a=b#photos', 'https://www.example.co.uk/homes/1?a=b'],
    ['www.example.co.uk/homes/1', 'https://www.example.co.uk/homes/1'],
    ['  http://example.co.uk/1 ', 'https://example.co.uk/1'],
    ['HTTPS://EXAMPLE.CO.UK:443/', 'https://example.co.uk/'],
  ])('takes %s', (typed, url) => {
    expect(toAdvertUrl(typed, false).href).toBe(url);
  });

  test.each([
    ['my house', /isn’t a web address/],
    ['ftp://example.co.uk/', /https/],
    ['javascript:alert(1)', /https/],
    ['https://me:word@example.co.uk/', /name and password/],
    ['https://example.co.uk:8443/', /port/],
    ['https://127.0.0.1/', /public internet/],
    ['https://2130706433/', /public internet/],
    ['https://0x7f.1/', /public internet/],
    ['https://[::1]/', /public internet/],
    ['https://169.254.169.254/latest/meta-data', /public internet/],
    ['https://localhost/', /public internet/],
    ['https://intranet/', /public internet/],
    ['https://router.lan/', /public internet/],
    ['https://harcourt-finch.localhost/', /public internet/],
    ['https://www.rightmove.co.uk/properties/1', /Rightmove’s terms/],
    ['rightmove.co.uk', /Rightmove’s terms/],
    ['https://media.rightmove.co.uk./1.jpg', /Rightmove’s terms/],
    ['https://www.zoopla.co.uk/for-sale/details/1/', /Zoopla’s terms/],
    ['https://lid.zoocdn.com/1.jpg', /Zoopla’s terms/],
    ['https://www.onthemarket.com/details/1/', /OnTheMarket’s terms/],
  ])('refuses %s in words', (typed, words) => {
    expect(findRefusal(typed)).toMatch(words);
  });

  test('takes stand-ins of agents’ sites on a developer’s own machine alone', () => {
    const address = 'http://harcourt-finch.localhost:4242/homes/1';
    expect(toAdvertUrl(address, true).href).toBe(address);
    expect(findRefusal(address)).toBeDefined();
    expect(findRefusal('http://10.0.0.1/', true)).toMatch(/public internet/);
    expect(findRefusal('http://127.0.0.1:4242/', true)).toMatch(/public internet/);
  });

  test('takes a site whose name ends like a portal’s', () => {
    expect(findRefusal('https://notrightmove.co.uk/')).toBeUndefined();
  });
});
