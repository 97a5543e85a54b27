import { env } from '../../../kernel/env.ts';
import { log } from '../../../kernel/observability/log.ts';
import type { RegisterAnswer, RegisterSilence } from '../domain/register-answer.ts';
import { postSoapMessage } from './gateway-client.ts';
import { findGatewayKeys, type GatewayKeys } from './gateway-keys.ts';
import { buildGatewayMessage, type GatewayQuestion, parseGatewayAnswer } from './gateway-message.ts';

/** The land register that compares a name with the owners of a title. Every question can be repeated. */
export interface TitleRegister {
  ask(question: GatewayQuestion): Promise<RegisterAnswer | RegisterSilence>;
}

/** `undefined` while the stage has no login. */
export async function findTitleRegister(): Promise<TitleRegister | undefined> {
  const keys = await findGatewayKeys();
  return keys && createBusinessGateway(keys);
}

const timeoutMs = 20_000;
const service = 'OnlineOwnershipVerificationV1_0WebService';

/** HM Land Registry's Business Gateway, which knows England and Wales. */
export function createBusinessGateway(keys: GatewayKeys): TitleRegister {
  const url = new URL(`${env('LAND_REGISTRY_GATEWAY_URL')}/b2b/EOOV_SoapEngine/${service}`);
  return {
    ask: async (question) => {
      const message = buildGatewayMessage(question, keys);
      const answer = await postSoapMessage(url, message, keys, timeoutMs).then(
        parseGatewayAnswer,
        createNoAnswer,
      );
      if (answer.kind === 'silent')
        log.error('The land register did not answer', { register: 'business-gateway', code: answer.code });
      return answer;
    },
  };
}

const createNoAnswer = (): RegisterSilence => ({ kind: 'silent', code: 'no_connection', isAnswered: false });
