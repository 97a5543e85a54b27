import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Activity } from '../runtime/activity.ts';
import type { Clock } from '../runtime/clock.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

/** What the cloud hands to a stand-in. */
export interface Neighbourhood {
  /** A file of its own for what it keeps. */
  readonly dataFile: string;
  readonly clock: Pick<Clock, 'now' | 'onChange'>;
  readonly activity: Activity;
  /** How long to wait before the next try of a failed webhook; `attempt` counts from 0. */
  readonly retryMilliseconds: (attempt: number) => number;
  /** Where its pages answer, such as `http://127.0.0.1:3000/_local/providers/stripe`. */
  readonly pagesUrl: string;
  /** Where it sends its webhooks. */
  readonly webhookUrls: readonly string[];
  /** What the entry fills into its secret. */
  readonly secret: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/** A third party on this machine. */
export interface StandIn {
  /** Answers below `/_local/providers/<name>`; the address's path begins after that. */
  readonly answer: Answer;
  /** Answers at the root of an address of its own. */
  readonly api?: Answer;
  readonly close?: () => Promise<void>;
  /** Copies all state into a file. */
  readonly snapshot?: (file: string) => Promise<void>;
  readonly restore?: (file: string) => Promise<void>;
}

export interface ProviderSecret {
  readonly logicalId: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Provider {
  /** Where the real one answers. */
  readonly addresses: readonly string[];
  /** Its SDK knows no path before the calls', so the stand-in has a port for its `api`. */
  readonly ownPort?: boolean;
  /** What an operator would fill into this secret (by the beginning of its logical id) after a deployment. */
  readonly secret?: ProviderSecret;
  /** Keys of its other parts. */
  readonly partSecrets?: readonly ProviderSecret[];
  readonly open: (neighbourhood: Neighbourhood) => StandIn;
}
