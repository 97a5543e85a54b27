import type { RequestInfo } from '../../../kernel/http/api-event.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { log } from '../../../kernel/observability/log.ts';
import { getVisitorHash } from '../../../listings/properties/adapters/visitor-repository.ts';
import { isBot } from '../../../listings/properties/domain/bots.ts';
import { countPostView } from '../adapters/view-repository.ts';
import type { Post } from '../domain/post.ts';

/** Counts a reader once a day; staff and programs are not counted. That it fails is logged and stops no reader. */
export async function countView(
  post: Post,
  caller: Caller | undefined,
  visit: RequestInfo,
  now: Date,
): Promise<void> {
  if (caller?.staff || isBot(visit.userAgent)) return;
  try {
    await countPostView(post, await getVisitorHash(visit, now), now);
  } catch (error) {
    log.error('A view of a post was not counted', { postId: post.id, error });
  }
}
