import type { OfferId } from '../../../../events/vocabulary.ts';
import { createRepeatedLoad } from '../../../kernel/data/update.ts';
import type { RequestInfo } from '../../../kernel/http/api-event.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import type { Request, Result } from '../../../kernel/http/contract.ts';
import { getAccountOfCaller } from '../../../people/accounts/adapters/account-repository.ts';
import { buildSignatureWrite } from '../../../people/signatures/adapters/signature-records.ts';
import type { signatureRoutes } from '../../../people/signatures/contract.ts';
import { assertOwnMark, createEvidence } from '../../../people/signatures/domain/evidence.ts';
import { hashPaper } from '../../../people/signatures/queries/paper-hash.ts';
import { getPaperFile } from '../adapters/paper-file-store.ts';
import { getPaperToSign, getSaleOfSigner } from '../queries/get-paper-to-sign.ts';
import { getSale } from '../queries/get-sale.ts';
import { createSaleStamp, updateSale } from './update-sale.ts';

type SignPaper = (typeof signatureRoutes)['signPaper'];

interface Signing {
  readonly offerId: OfferId;
  readonly caller: Caller;
  readonly body: Request<SignPaper>['body'];
  readonly info: Pick<RequestInfo, 'ip' | 'userAgent'>;
}

/**
 * Keeps a person's signature on a paper of their sale with the evidence of it, in one transaction with the sale.
 * @throws 404 for a sale that is not theirs; 409 `log_in_again` for a login of more than ten minutes ago, `being_made`
 * while the file is, and where the paper can't be signed; 422 for a typed signature that is not the name
 */
export async function keepSignature(
  { offerId, caller, body, info }: Signing,
  now: Date,
): Promise<Result<SignPaper>> {
  const { paper: kind, version, name, mark } = body;
  const { deal, side } = await getSaleOfSigner(offerId, caller.id);
  assertOwnMark(caller, { name, mark }, now);
  const account = await getAccountOfCaller(caller);
  let complete = false;
  await updateSale(
    createRepeatedLoad(deal, () => getSale(offerId)),
    async ({ sale }) => {
      const paper = await getPaperToSign(kind, sale, { side, account, now });
      const decision = paper.sign({ side, version, name }, createSaleStamp(now));
      complete = paper.isComplete(decision.sale);
      const paperHash = hashPaper(await getPaperFile({ kind, offerId, version }));
      const signature = {
        ...createEvidence(
          { caller, account, info },
          { name, mark },
          { version, paperHash, intent: paper.intent },
          now,
        ),
        offerId,
        paper: kind,
        side,
      };
      return { decision, otherWrites: [buildSignatureWrite(signature)] };
    },
    now,
  );
  return { signedAt: now.toISOString(), complete };
}
