import { toElement, toDocument } from './xml.ts';

/** An error of S3, with its code and message. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, string>;
  constructor(status: number, code: string, message: string, details: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export function createAccessDenied(message = 'Access Denied') {
  return new S3Error(403, 'AccessDenied', message);
}
export function createSignatureMismatch() {
  return new S3Error(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}
export function createUnknownAccessKey() {
  return new S3Error(
    403,
    'InvalidAccessKeyId',
    'The AWS Access Key Id you provided does not exist in our records.',
  );
}
export function createNotImplemented(what: string) {
  return new S3Error(501, 'NotImplemented', `${what} is not emulated by the local cloud`);
}
export function createNoSuchKey(key: string) {
  return new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: key });
}
export function createNoSuchBucket(bucket: string) {
  return new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });
}
export function createPreconditionFailed(condition: string) {
  return new S3Error(
    412,
    'PreconditionFailed',
    'At least one of the pre-conditions you specified did not hold',
    {
      Condition: condition,
    },
  );
}
export function createMalformedXml() {
  return new S3Error(
    400,
    'MalformedXML',
    'The XML you provided was not well-formed or did not validate against our published schema',
  );
}

export function toErrorXml(error: S3Error, resource: string, requestId: string): string {
  return toDocument(
    'Error',
    toElement('Code', error.code) +
      toElement('Message', error.message) +
      Object.entries(error.details)
        .map(([name, value]) => toElement(name, value))
        .join('') +
      toElement('Resource', resource) +
      toElement('RequestId', requestId),
    '',
  );
}
