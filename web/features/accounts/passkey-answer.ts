/** What the browser needs of WebAuthn's request options; the rest is passed on as it came. */
interface RequestOptions {
  readonly challenge: string;
  readonly allowCredentials?: readonly { readonly id: string; readonly type: 'public-key' }[];
}

export function isPasskeyRequest(options: unknown): options is RequestOptions {
  return (
    typeof options === 'object' &&
    options !== null &&
    'challenge' in options &&
    typeof options.challenge === 'string'
  );
}

const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const encode = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Asks the person for a passkey and returns its answer as the text of `AuthenticationResponseJSON`.
 * @throws when the person cancels, or the browser has no passkey for this site
 */
export async function requestPasskeyAnswer(options: RequestOptions): Promise<string> {
  const allowCredentials = (options.allowCredentials ?? []).map((one) => ({ ...one, id: decode(one.id) }));
  const publicKey = { ...options, challenge: decode(options.challenge), allowCredentials };
  const found = await navigator.credentials.get({ publicKey });
  if (!(found instanceof PublicKeyCredential) || !(found.response instanceof AuthenticatorAssertionResponse))
    throw new Error('The browser gave no passkey');
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response;
  return JSON.stringify({
    id: found.id,
    rawId: encode(found.rawId),
    type: found.type,
    clientExtensionResults: found.getClientExtensionResults(),
    response: {
      clientDataJSON: encode(clientDataJSON),
      authenticatorData: encode(authenticatorData),
      signature: encode(signature),
      ...(userHandle && { userHandle: encode(userHandle) }),
    },
  });
}
