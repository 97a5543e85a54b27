import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Activity } from '../base/activity.ts';
import type { Clock } from '../base/clock.ts';

export type AnswerRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<void> | void;

/** The parts of the cloud that an emulator is created with. */
export interface ProviderContext {
  /** The file of its own database. */
  readonly dataFile: string;
  readonly clock: Pick<Clock, 'now' | 'onChange'>;
  readonly activity: Activity;
  /** The delay before a failed webhook is retried; `attempt` counts from 0. */
  readonly retryMilliseconds: (attempt: number) => number;
  /** The URL of its pages, such as `http://127.0.0.1:3000/_local/providers/stripe`. */
  readonly pagesUrl: string;
  /** Its own port, if it has one. */
  readonly port?: number | undefined;
  /** The URLs that it sends its webhooks to. */
  readonly webhookUrls: readonly string[];
  /** The fields of its secret. */
  readonly secret: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/** The emulator of a third party. */
export interface StandIn {
  /** Answers requests below `/_local/providers/<name>`; the path of the URL begins after that. */
  readonly answer: AnswerRequest;
  /** Answers requests at the root of its own port. */
  readonly api?: AnswerRequest;
  readonly close?: () => Promise<void>;
  /** Copies all state into a file. */
  readonly snapshot?: (file: string) => Promise<void>;
  readonly restore?: (file: string) => Promise<void>;
}

export interface ProviderSecret {
  readonly logicalId: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What a server with TLS proves itself by, and whose certificates of callers it takes, all as PEM. */
export interface TlsIdentity {
  readonly key: string;
  readonly cert: string;
  readonly ca: string;
}

export interface Provider {
  /** The third party's own URLs. */
  readonly addresses: readonly string[];
  /** Its SDK allows no path prefix, so the emulator has a port of its own for `api`. */
  readonly ownPort?: boolean;
  /** Its port speaks TLS, and asks who calls for a certificate. */
  readonly tls?: TlsIdentity;
  /** The fields that an operator fills into its secret after a deployment. */
  readonly secret?: ProviderSecret;
  /** The secrets of its other parts. */
  readonly partSecrets?: readonly ProviderSecret[];
  readonly open: (neighbourhood: ProviderContext) => StandIn;
}

/** The third parties of an application, by the names of their stand-ins. */
export type ProviderTable = Readonly<Record<string, Provider>>;
