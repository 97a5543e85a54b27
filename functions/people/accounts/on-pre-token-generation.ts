import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { selectScopesToSuppress } from './domain/token-scopes.ts';

/** Takes Cognito's own scope from access tokens, so that a stolen one is good for our API alone. */
export async function handler(
  event: PreTokenGenerationV2TriggerEvent,
): Promise<PreTokenGenerationV2TriggerEvent> {
  const scopesToSuppress = selectScopesToSuppress(event.request.clientMetadata);
  return {
    ...event,
    response: { claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress } } },
  };
}
