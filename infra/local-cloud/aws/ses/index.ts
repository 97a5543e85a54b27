import { join } from 'node:path';
import * as z from 'zod';
import type { LocalClock } from '../../base/http.ts';
import type { Resources } from '../../template/resources.ts';
import type { LocalPages, LocalService, ServiceEvent } from '../service.ts';
import { answerInbox } from './inbox.ts';
import { listMailEvents } from './mail-events.ts';
import { openMailStore, type MailStore } from './mail-store.ts';
import type { Mail } from './mail.ts';
import { answerSes } from './sesv2.ts';

export type { Mail } from './mail.ts';
export { readEventTypes } from './mail-events.ts';

export interface MailOptions {
  /** verified domains and addresses */
  identities: readonly string[];
  region: string;
  dataFile: string;
  clock: LocalClock;
  /** Types of events that are published. */
  eventTypes: ReadonlySet<string>;
  /** Puts an event of SES on the default bus. */
  publish: (event: ServiceEvent) => void;
}

const Identity = z.object({ EmailIdentity: z.string() });

/** The domains and addresses that the templates verify. */
export function readIdentities(resources: Pick<Resources, 'of'>): string[] {
  return resources.of('AWS::SES::EmailIdentity').map((resource) => resource.read(Identity).EmailIdentity);
}

export type MailService = LocalService & LocalPages & Pick<MailStore, 'list' | 'clear' | 'waitFor'>;

/**
 * Amazon SES: SendEmail for SDKs (`handle`), and everything sent in an inbox at `/_local/mails` (`pages`).
 */
export function createMail(options: MailOptions): MailService {
  const store = openMailStore(options.dataFile, options.clock);
  const copy = (directory: string) => join(directory, 'mails.sqlite');
  const publishEvents = (mail: Mail) => {
    for (const event of listMailEvents(mail, options.eventTypes)) options.publish(event);
    store.setPublished(mail.id);
  };
  for (const mail of store.listUnpublished()) publishEvents(mail);
  return {
    handle: (request, response) => answerSes({ ...options, store, publishEvents }, request, response),
    pages: async (request, response, url) => answerInbox(store, request, response, url),
    list: (to) => store.list(to),
    clear: store.clear,
    waitFor: (wanted, timeout) => store.waitFor(wanted, timeout),
    close: async () => store.close(),
    snapshot: async (directory) => store.snapshot(copy(directory)),
    restore: async (directory) => store.restore(copy(directory)),
  };
}
