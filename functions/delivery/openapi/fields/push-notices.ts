import { field, type FieldNotes } from './field.ts';

/** News on the screens of phones and computers. */
export const pushFields: FieldNotes = {
  'keepPushDevice.endpoint': field(
    'Address of the device at the push service of its browser, as the Push API has it.',
    'https://fcm.googleapis.com/fcm/send/c1KrmpTuRm8',
  ),
  'keepPushDevice.keys': field('The keys by which a notice is encrypted for the device.'),
  p256dh: field(
    'Public key of the device, in base64url.',
    'BIEVyC12g6Povx1VQrM05mUIAdBKbDv2Ia2lVUAAa8Ghnq0DG5wek8Cl4HSfZd3Yz0yeMc5wt8aTdTXRwjkdOFA',
  ),
  auth: field('Secret of the device, in base64url.', 'q83vEjRWeJASNFZ4kKu7zA'),
  'keepPushDevice.name': field('The device, as its person knows it.', 'Chrome on Android'),
  'PushDeviceView.id': field('Id of the device, made of its address.', 'psh_01K9ZX3Q6T4C8V0R2M5N7P9B1W'),
  'PushDeviceView.name': field('The device, as its person knows it.', 'Chrome on Android'),
  'PushDeviceView.createdAt': field('When it was allowed to show notices, in UTC.'),
  publicKey: field(
    'The key by which a browser allows this site to send (VAPID); missing where the stage offers no notices.',
    'BIEVyC12g6Povx1VQrM05mUIAdBKbDv2Ia2lVUAAa8Ghnq0DG5wek8Cl4HSfZd3Yz0yeMc5wt8aTdTXRwjkdOFA',
  ),
  devices: field('The devices of the account, the oldest first.'),
  'pushNotices.choice': field('What devices tell of, and when they keep quiet.'),
  quiet: field('Whether there are quiet hours.'),
  quietFrom: field('When they begin, on a clock in London.', '22:00'),
  quietTo: field('When they end, on a clock in London.', '07:00'),
};
