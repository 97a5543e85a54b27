import type { Cloud } from '@gable/local-cloud';
import * as z from 'zod';
import { SiteRefusal, type Site } from '../site.ts';
import { coOwner, pendingOwner } from './story.ts';

interface JointWorld {
  readonly site: Site;
  readonly cloud: Cloud;
  readonly tokenOf: (email: string) => Promise<string>;
}

const Anything = z.unknown();
const Consent = z.object({
  paperHash: z.string(),
  names: z.array(z.string()),
  intent: z.object({ version: z.string() }),
});
const invitedDaysAgo = 9;

/** One person agreed that they own the home with its seller; the invitation of another waits for its answer. */
export async function shareHome(
  { site, cloud, tokenOf }: JointWorld,
  propertyId: string,
  sellerEmail: string,
): Promise<void> {
  const token = await tokenOf(sellerEmail);
  const invite = async (name: string, email: string) => {
    const body = { name, email };
    await site(`/api/joint-owners/${propertyId}`, Anything, { token, body, daysAgo: invitedDaysAgo });
  };
  try {
    await invite(`${coOwner.firstName} ${coOwner.lastName}`, coOwner.email);
    // Before the answer: another owner ends the signature of who has agreed.
    await invite(pendingOwner.name, pendingOwner.email);
    const mail = await cloud.services.mails.waitFor(
      ({ to, html }) => to.includes(coOwner.email) && findLink(html) !== undefined,
    );
    // Today, as the file store takes no request of another day.
    const answer = { token: await tokenOf(coOwner.email) };
    const value = findLink(mail.html);
    const { paperHash, names, intent } = await site('/api/joint-owner-invitation/consent', Consent, {
      ...answer,
      body: { value },
    });
    const mark = { kind: 'typed', text: names[0] };
    const signature = { paperHash, mark, intent: intent.version, agrees: true };
    await site('/api/joint-owner-invitation/answer', Anything, {
      ...answer,
      body: { value, agrees: true, signature },
    });
  } catch (error) {
    // Invited before an earlier start was cut off.
    if (!(error instanceof SiteRefusal && [409, 422].includes(error.status))) throw error;
  }
}

const findLink = (html: string | undefined): string | undefined =>
  /\/joint-owner-invitation#([\w.-]+)/.exec(html ?? '')?.[1];
