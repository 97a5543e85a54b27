import { join } from 'node:path';
import * as z from 'zod';
import type { LocalClock } from '../../runtime/http.ts';
import type { LocalPages, LocalService, ServiceEvent } from '../service.ts';
import type { Resources } from '../../template/resources.ts';
import { showInbox } from './inbox.ts';
import { openLetterBox, type LetterBox } from './letter-box.ts';
import { bareAddress, emptyMail } from './mail.ts';
import { answerSes } from './sesv2.ts';

export type { Mail } from './mail.ts';

export interface MailOptions {
  /** verified domains and addresses */
  identities: readonly string[];
  region: string;
  dataFile: string;
  clock: LocalClock;
  /** Puts an event of SES on the default bus. */
  publish: (event: ServiceEvent) => void;
}

const Identity = z.object({ EmailIdentity: z.string() });

/** The domains and addresses that the templates verify. */
export function identitiesFrom(resources: Pick<Resources, 'of'>): string[] {
  return resources.of('AWS::SES::EmailIdentity').map((resource) => resource.read(Identity).EmailIdentity);
}

export type MailService = LocalService &
  LocalPages &
  Pick<LetterBox, 'list' | 'clear' | 'waitFor'> & {
    /** Stores a mail that an AWS service sends. */
    deliver(mail: { from: string; to: string; subject: string; html: string }): Promise<void>;
  };

/**
 * Amazon SES: SendEmail for SDKs (`handle`), and everything sent in an inbox at `/_local/mails` (`pages`).
 */
export function createMail(options: MailOptions): MailService {
  const box = openLetterBox(options.dataFile, options.clock);
  const copy = (directory: string) => join(directory, 'mails.sqlite');
  return {
    handle: (request, response) => answerSes({ ...options, box }, request, response),
    pages: async (request, response, url) => showInbox(box, request, response, url),
    list: (to) => box.list(to),
    clear: box.clear,
    waitFor: (wanted, patience) => box.waitFor(wanted, patience),
    async deliver({ from, to, subject, html }) {
      box.add({ ...emptyMail, from, to: [bareAddress(to)], subject, html });
    },
    close: async () => box.close(),
    snapshot: async (directory) => box.snapshot(copy(directory)),
    restore: async (directory) => box.restore(copy(directory)),
  };
}
