import type { OfferId } from '../../../../events/vocabulary.ts';
import { createRepeatedLoad } from '../../../kernel/data/update.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import type { RequestInfo } from '../../../kernel/http/api-event.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import type { Request, Result } from '../../../kernel/http/contract.ts';
import { createPdfPendingError } from '../../../kernel/pdf/file-store.ts';
import { getAccountOfCaller } from '../../../people/accounts/adapters/account-repository.ts';
import { isFreshLogin } from '../../../people/accounts/domain/fresh-login.ts';
import { buildSignatureWrite } from '../../signatures/adapters/signature-records.ts';
import type { signatureRoutes } from '../../signatures/contract.ts';
import { describeIntent, intentVersion } from '../../signatures/domain/intent.ts';
import { isTypedName } from '../../signatures/domain/mark.ts';
import { findCheckOfName, type Signature } from '../../signatures/domain/signature.ts';
import { hashPaper } from '../../signatures/queries/paper-hash.ts';
import { hasMemorandumFile, loadMemorandumFile } from '../adapters/memorandum-file-store.ts';
import { hasBothSignatures, signMemorandum } from '../domain/sign-memorandum.ts';
import { getPaperToSign, getSaleOfSigner } from '../queries/get-paper-to-sign.ts';
import { getSale } from '../queries/get-sale.ts';
import { createSaleStamp, updateSale } from './update-sale.ts';

type SignMemorandum = (typeof signatureRoutes)['signMemorandum'];

interface Signing {
  readonly offerId: OfferId;
  readonly caller: Caller;
  readonly body: Request<SignMemorandum>['body'];
  readonly info: Pick<RequestInfo, 'ip' | 'userAgent'>;
}

/** A browser's own description is longer than anyone reads. */
const longestUserAgent = 300;

/**
 * Keeps a person's signature on the memorandum of their sale with the evidence of it, in one transaction with the sale.
 * @throws 404 for a sale that is not theirs; 409 `log_in_again` for a login of more than ten minutes ago, `being_made`
 * while the file is, and what `signMemorandum` throws; 422 for a typed signature that is not the name
 */
export async function keepSignature(
  { offerId, caller, body, info }: Signing,
  now: Date,
): Promise<Result<SignMemorandum>> {
  const { version, name, mark } = body;
  const { deal, side } = await getSaleOfSigner(offerId, caller.id);
  if (!isFreshLogin(caller, now))
    throw new AppError('conflict', 'Log in again to sign: your last login was a while ago.', {
      state: 'log_in_again',
    });
  if (mark.kind === 'typed' && !isTypedName(mark.text, name))
    throw createFieldError('mark.text', `Type your name as it’s on the paper: ${name}.`);
  const identityCheckedAt = findCheckOfName(await getAccountOfCaller(caller), name);
  const at = now.toISOString();
  const { sale } = await updateSale(
    createRepeatedLoad(deal, () => getSale(offerId)),
    async ({ sale: unsigned }) => {
      const { memorandum, document } = await getPaperToSign(unsigned, side);
      const decision = signMemorandum(unsigned, memorandum, { side, version, name }, createSaleStamp(now));
      const signature: Signature = {
        offerId,
        version,
        signerId: caller.id,
        side,
        name,
        mark,
        intent: { version: intentVersion, text: describeIntent(document, memorandum.nation) },
        paperHash: hashPaper(await loadPaper(offerId, version)),
        ...(identityCheckedAt !== undefined && { identityCheckedAt }),
        signedInAt: new Date(caller.signedInAt * 1_000).toISOString(),
        signedAt: at,
        ip: info.ip,
        userAgent: info.userAgent.slice(0, longestUserAgent),
      };
      return { decision, otherWrites: [buildSignatureWrite(signature)] };
    },
    now,
  );
  return { signedAt: at, complete: hasBothSignatures(sale) };
}

/** The bytes that are stored, which nothing writes again. */
async function loadPaper(offerId: OfferId, version: number): Promise<Uint8Array> {
  if (!(await hasMemorandumFile(offerId, version))) throw createPdfPendingError();
  return loadMemorandumFile(offerId, version);
}
