import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { TestCloud } from '../test-cloud.ts';

const Held = z.array(
  z.object({
    device: z.string(),
    ttl: z.number(),
    urgency: z.string(),
    topic: z.string(),
    bytes: z.number(),
  }),
);

/** A device as its browser describes it to us. */
export function createDeviceBody(endpoint: string) {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return {
    endpoint,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
    name: 'Chrome on Android',
  };
}

/** The push service of the local cloud, and devices that it serves. */
export function createPushClient({ origin }: Pick<TestCloud, 'origin'>) {
  const service = `http://127.0.0.1:${new URL(origin).port}/_local/providers/push-service`;
  return {
    /** A new device. Its push service answers by the beginning of its name: `gone-`, `busy-`, `broken-`. */
    createDevice(kind = 'phone') {
      const name = `${kind}-${randomUUID()}`;
      return { name, body: createDeviceBody(`${service}/devices/${name}`) };
    },
    /** What the push service took for a device. */
    async listNotices(device: string) {
      const held = Held.parse(await (await fetch(`${service}/notices`)).json());
      return held.filter((notice) => notice.device === device);
    },
  };
}
