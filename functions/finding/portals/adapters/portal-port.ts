import type { AdvertHome } from '../domain/advert-home.ts';
import type { RemovalReason } from '../domain/advert-target.ts';
import type { ListedAdvert, PortalAnswer, PortalSilence } from '../domain/portal-answer.ts';

/** A message that shows a home, with its sign. */
export interface AdvertMessage {
  readonly body: object;
  readonly digest: string;
}

/** A portal. Each message replaces what the portal has of a home, so that every one can be repeated. */
export interface PortalGateway {
  build(home: AdvertHome): AdvertMessage;
  show(message: AdvertMessage): Promise<PortalAnswer>;
  remove(reference: string, why: RemovalReason): Promise<PortalAnswer>;
  /** The homes that the portal shows of the branch. */
  list(): Promise<readonly ListedAdvert[] | PortalSilence>;
}
