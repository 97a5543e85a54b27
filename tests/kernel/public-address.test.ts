import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../functions/kernel/http/public-address.ts';
import { toWebhookUrl } from '../../functions/reach/webhooks/domain/webhook-url.ts';

describe('isPublicAddress', () => {
  test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:4009::200e'])(
    'lets %s be',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.0.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    // AWS's metadata, of a machine, of a container and over IPv6.
    '169.254.169.254',
    '169.254.170.2',
    'fd00:ec2::254',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'ff02::1',
    // IPv4 inside IPv6.
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::1',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '0x7f.1',
    '2130706433',
    '',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('toWebhookUrl', () => {
  test('takes an address that everybody can reach, in its usual form', () => {
    expect(toWebhookUrl('https://Hooks.Example.com/gable?team=1#top', false)).toBe(
      'https://hooks.example.com/gable?team=1',
    );
    expect(toWebhookUrl('https://hooks.example.com:443/', false)).toBe('https://hooks.example.com/');
  });

  test.each([
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'https://user:pass@hooks.example.com/',
    'https://hooks.example.com:8443/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://localhost./',
    'https://db.internal/',
    'https://printer.local/',
    'https://intranet/',
    'not an address',
    '',
  ])('refuses %s', (url) => {
    expect(() => toWebhookUrl(url, false)).toThrow('Some details aren’t right.');
  });

  test('takes this machine on a developer’s own alone', () => {
    expect(toWebhookUrl('http://127.0.0.1:5000/hook', true)).toBe('http://127.0.0.1:5000/hook');
    expect(() => toWebhookUrl('http://10.0.0.1:5000/hook', true)).toThrow('Some details aren’t right.');
  });
});
