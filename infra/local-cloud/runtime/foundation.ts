import { join } from 'node:path';
import { openDatabaseProxy, type DatabaseProxy } from '../aws/dynamodb/database-proxy.ts';
import { createFunctionLog, type FunctionLog } from '../aws/lambda/log.ts';
import { createActivity, type Activity } from '../base/activity.ts';
import { createClock, type Clock } from '../base/clock.ts';
import type { Database } from '../base/database.ts';
import { createHosts, type Hosts } from '../base/hosts.ts';
import { openChosenPort, openRememberedPort, type OpenServer } from '../base/ports.ts';
import { listProviderAddresses } from '../providers/index.ts';
import { closeListeners, openListeners, type Listeners } from '../providers/listener.ts';
import type { ProviderTable } from '../providers/provider.ts';
import type { CloudModel } from '../template/model.ts';
import { clearData } from './clear-data.ts';
import { lockFolder } from './folder-lock.ts';
import { registerHosts } from './register-hosts.ts';
import { openSecureServer, type SecureServer } from './secure-server.ts';
import { openStateDatabase } from './state-database.ts';

export interface FoundationOptions {
  readonly model: CloudModel;
  readonly port: number;
  readonly dataDir: string;
  readonly fresh: boolean;
  /** The application's own files in the data folder, which `fresh` deletes, too. */
  readonly appFiles?: readonly string[];
  /** Whether retries wait only for the other work. */
  readonly hurried: boolean;
  /** The local URLs of further URLs of the template. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** The stand-ins of third parties. */
  readonly providers: ProviderTable;
  /** What variables of functions are here, in place of what the template says. */
  readonly localVariables: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  readonly logsJson?: boolean;
}

/** The base of the cloud: the data folder, servers that don't answer yet, the clock and host names. */
export type Foundation = FoundationOptions & {
  readonly siteServer: OpenServer;
  readonly aws: OpenServer;
  /** The endpoint of DynamoDB for functions. */
  readonly databaseProxy: DatabaseProxy;
  readonly listeners: Listeners;
  readonly origin: string;
  /** The URL of the hosted sign-in pages, which Amplify opens with https alone. */
  readonly signInUrl: string;
  /** Serves those pages. */
  readonly signIn: SecureServer;
  readonly awsEndpoint: string;
  readonly dynamoEndpoint: string;
  readonly state: Database;
  readonly functionLog: FunctionLog;
  readonly activity: Activity;
  readonly clock: Clock;
  readonly hosts: Hosts;
  /** Closes what is open and releases the data folder. */
  readonly close: () => Promise<void>;
};

/** Opens ports and folder; rejects with a message of one line if one of them is in use. */
export async function openFoundation(options: FoundationOptions): Promise<Foundation> {
  const siteServer = await openChosenPort(options.port);
  const lock = await lockOrElse(options.dataDir, () => siteServer.close());
  if (options.fresh) clearData(options.dataDir, options.appFiles ?? []);
  const aws = await openRememberedPort(join(options.dataDir, 'aws-port'));
  const signIn = await openSecureServer(
    options.port === 0 ? 0 : options.port + 443,
    join(options.dataDir, 'certificate.json'),
  );
  const databaseProxy = await openDatabaseProxy();
  const listeners = await openListeners(options.dataDir, options.providers);
  const state = openStateDatabase(options.dataDir);
  const functionLog = createFunctionLog(options.dataDir, options.log, options.logsJson);
  const hosts = createHosts();
  // A name: browsers refuse passkeys for a site that is an address.
  const origin = `http://localhost:${siteServer.port}`;
  const awsEndpoint = `http://127.0.0.1:${aws.port}`;
  const signInUrl = `https://localhost:${signIn.port}/_local/cognito`;
  registerHosts(hosts, options.model, {
    origin,
    awsEndpoint,
    signInUrl,
    providers: listProviderAddresses(options.providers, origin, listeners),
  });
  for (const [there, here] of Object.entries(options.addresses ?? {})) hosts.add(there, here);
  return {
    ...options,
    siteServer,
    aws,
    databaseProxy,
    listeners,
    origin,
    signInUrl,
    signIn,
    awsEndpoint,
    dynamoEndpoint: databaseProxy.address,
    state,
    functionLog,
    hosts,
    activity: createActivity(options),
    clock: createClock(),
    async close() {
      await Promise.all([
        siteServer.close(),
        aws.close(),
        signIn.close(),
        databaseProxy.close(),
        closeListeners(listeners),
        functionLog.close(),
      ]);
      state.close();
      lock.release();
    },
  };
}

async function lockOrElse(dataDir: string, otherwise: () => Promise<void>) {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    await otherwise();
    throw error;
  }
}
