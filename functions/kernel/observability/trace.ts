import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:dgram';

/** A call of AWS, such as `TransactWriteItems` of `DynamoDB`. */
export interface AwsCall {
  readonly service: string;
  readonly operation: string;
}

/** Milliseconds since 1970. */
export interface CallTiming {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly failed: boolean;
}

/**
 * Adds a call to the trace of this run, if Lambda samples the run. It is one datagram to the daemon of X-Ray next to the
 * function: the SDK of X-Ray would be a fifth of each bundle.
 */
export function traceCall(call: AwsCall, timing: CallTiming): void {
  const daemon = process.env['AWS_XRAY_DAEMON_ADDRESS'];
  if (daemon === undefined) return;
  const trace = readTraceHeader(process.env['_X_AMZN_TRACE_ID'] ?? '');
  if (!trace) return;
  const [host = '', port = ''] = daemon.split(':');
  const datagram = `{"format":"json","version":1}\n${JSON.stringify(toSubsegment(call, timing, trace))}`;
  // A lost part of a trace is no reason to fail.
  void getSocket()
    .then((socket) => socket.send(datagram, Number(port), host, () => undefined))
    .catch(() => undefined);
}

interface TraceHeader {
  readonly root: string;
  readonly parent: string;
}

/** The ids in Lambda's variable of a run, or `undefined` for one that is not sampled. */
export function readTraceHeader(header: string): TraceHeader | undefined {
  const fields = new Map(
    header.split(';').map((field) => {
      const [name = '', value = ''] = field.split('=');
      return [name, value] as const;
    }),
  );
  const [root, parent] = [fields.get('Root'), fields.get('Parent')];
  return root !== undefined && parent !== undefined && fields.get('Sampled') === '1'
    ? { root, parent }
    : undefined;
}

const toSubsegment = ({ service, operation }: AwsCall, timing: CallTiming, trace: TraceHeader) => ({
  name: service,
  id: randomBytes(8).toString('hex'),
  trace_id: trace.root,
  parent_id: trace.parent,
  type: 'subsegment',
  namespace: 'aws',
  start_time: timing.startedAt / 1_000,
  end_time: timing.endedAt / 1_000,
  error: timing.failed,
  aws: { operation },
});

let socket: Promise<Socket> | undefined;

/** The socket of all parts of traces, which does not keep the process alive. */
function getSocket(): Promise<Socket> {
  socket ??= import('node:dgram').then(({ createSocket }) => createSocket('udp4').unref());
  return socket;
}
