import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { aheadHeader } from './ahead-header.ts';

/** The requests of people, before which work of the local cloud's own steps back. */
export interface People {
  /** Notes a request until it is answered, unless a program made it. */
  readonly note: (request: IncomingMessage, response: ServerResponse) => void;
  /** Resolves once no request of a person is under way or has just been, or when it took too long. */
  readonly makeWay: () => Promise<void>;
}

/** A page makes its next request within this time. */
const pauseMs = 120;
const lookMs = 20;
/** Someone who never stops can't keep the demo from being written. */
const timeoutMs = 1_000;

export function createPeople(): People {
  let underWay = 0;
  let leftAt = -Infinity;
  return {
    note(request, response) {
      if (isOfProgram(request)) return;
      underWay += 1;
      response.once('close', () => {
        underWay -= 1;
        leftAt = performance.now();
      });
    },
    async makeWay() {
      const end = performance.now() + timeoutMs;
      const isBusy = () => underWay > 0 || performance.now() - leftAt < pauseMs;
      while (isBusy() && performance.now() < end) await setTimeout(lookMs);
    },
  };
}

/** Node names itself, and the demo moves the clocks of its visitors. */
const isOfProgram = ({ headers }: IncomingMessage): boolean =>
  headers['user-agent'] === 'node' || headers[aheadHeader] !== undefined;
