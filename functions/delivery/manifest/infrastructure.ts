import type { FunctionSpec, Subscriber, Trigger } from './types.ts';

/** Functions that Cognito calls. */
export const triggers = {
  preSignUp: { entry: 'functions/people/accounts/on-pre-sign-up.ts', needs: ['table:read'] },
  postConfirmation: { entry: 'functions/people/accounts/on-post-confirmation.ts', needs: ['table:write'] },
  preTokenGeneration: { entry: 'functions/people/accounts/on-pre-token-generation.ts', needs: [] },
} as const satisfies Record<Trigger, FunctionSpec>;

/** From the table's stream to the bus, and from uploads to pictures. */
export const infrastructureFunctions = {
  relay: { entry: 'functions/kernel/events/relay.ts', needs: ['bus', 'outbox:remove'] },
  pictures: {
    entry: 'functions/listings/properties/subscribers/on-upload.ts',
    needs: ['table:write', 'pictures'],
    atOnce: 20,
    memoryMb: 3008,
    timeoutSeconds: 120,
  },
  recordChanges: { entry: 'functions/people/audit/subscribers/on-record-changed.ts', needs: [] },
  mailFailures: {
    entry: 'functions/people/accounts/subscribers/on-mail-failure.ts',
    needs: ['table:write'],
  },
  sentAlerts: {
    entry: 'functions/finding/saved-searches/subscribers/on-mail-sent-finish-alert.ts',
    needs: ['table:write'],
  },
  scanResults: {
    entry: 'functions/listings/properties/subscribers/on-scan-result.ts',
    needs: ['table:write', 'scanned-documents'],
  },
  failedPictures: {
    entry: 'functions/listings/properties/subscribers/on-upload-failed.ts',
    needs: ['table:write', 'pictures'],
  },
} as const satisfies Record<string, FunctionSpec & Pick<Subscriber, 'atOnce'>>;
