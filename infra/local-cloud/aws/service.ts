import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../base/clock.ts';
import type { Hosts } from '../base/hosts.ts';
import type { CloudModel } from '../template/model.ts';

/** One AWS service of the local cloud, behind the endpoint that the SDK calls. */
export interface LocalService {
  /** `caller` is the id of the function that signed the call, if one did. */
  readonly handle: (
    request: IncomingMessage,
    response: ServerResponse,
    caller: string | undefined,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Copies all state into a folder of this service. */
  readonly snapshot: (directory: string) => Promise<void>;
  readonly restore: (directory: string) => Promise<void>;
}

/** A service's pages under `/_local/<name>`. */
export interface LocalPages {
  readonly pages: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;
}

/** An event of an AWS service for EventBridge. */
export interface ServiceEvent {
  readonly source: string;
  readonly detailType: string;
  readonly detail: Record<string, unknown>;
  readonly resources?: readonly string[];
}

/** The parts of the cloud that a service is created with. */
export interface ServiceContext {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly model: CloudModel;
  /** The URL of the site, such as `http://localhost:3000`. */
  readonly origin: string;
  /** The endpoint of AWS SDKs, such as `http://127.0.0.1:41234`. */
  readonly awsEndpoint: string;
  /** Runs a function of the template by its id and waits; throws `FunctionError` if the function fails. */
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  /** Puts an event of an AWS service on the default bus. */
  readonly publish: (event: ServiceEvent) => void;
  readonly log: (line: string) => void;
}

/** A stored object as the CDN reads it and site deployments write it. */
export interface StoredObject {
  /** The part that was asked for; without one, the whole object. */
  readonly body: Buffer;
  readonly contentType: string;
  readonly etag: string;
  readonly lastModified: Date;
  readonly cacheControl?: string;
  /** Of a part, such as `bytes 0-9/100`. */
  readonly contentRange?: string;
}

export interface ReadOptions {
  /** A `Range` header. */
  readonly range?: string | undefined;
}

/** Direct access to buckets in this process, without signatures and notifications. */
export interface ObjectStore {
  /** @throws S3Error 416 for a range that the object does not have */
  readonly read: (bucket: string, key: string, options?: ReadOptions) => Promise<StoredObject | undefined>;
  write(
    bucket: string,
    key: string,
    body: Buffer,
    about: { contentType: string; cacheControl?: string },
  ): Promise<void>;
  readonly remove: (bucket: string, key: string) => Promise<void>;
  readonly keys: (bucket: string) => Promise<readonly string[]>;
  readonly has: (bucket: string, key: string) => boolean;
}
