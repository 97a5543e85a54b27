/** What a person types about an agent. */
export interface AgentTerms {
  /** Whole pounds that the home sells for. */
  readonly price: number;
  /** The fee in hundredths of a per cent of the price. */
  readonly feeBasisPoints: number;
  /** Whether VAT comes on top of the fee. */
  readonly addsVat: boolean;
}

export interface SavingSum {
  readonly feePence: number;
  readonly vatPence: number;
  readonly agentPence: number;
  /** What Gable costs less than the agent; negative where it costs more. */
  readonly savedPence: number;
}

/** The standard rate of VAT, in per cent. */
const vatPercent = 20;

const roundToPounds = (pence: number): number => Math.round(pence / 100) * 100;

/** What an agent charges, to the pound and with VAT, and the difference to a package of Gable, in pence. */
export function computeSaving(
  { price, feeBasisPoints, addsVat }: AgentTerms,
  packagePence: number,
): SavingSum {
  const feePence = roundToPounds((price * feeBasisPoints) / 100);
  const vatPence = addsVat ? roundToPounds((feePence * vatPercent) / 100) : 0;
  const agentPence = feePence + vatPence;
  return { feePence, vatPence, agentPence, savedPence: agentPence - packagePence };
}

/** A fee as it is typed: `1.2` or `1.2%`, up to 10 with two places; hundredths of a per cent. */
export function parseFee(text: string): number | undefined {
  const [, typed] = /^\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*%?\s*$/.exec(text) ?? [];
  const basisPoints = typed === undefined ? 0 : Math.round(Number(typed.replace(',', '.')) * 100);
  return basisPoints > 0 && basisPoints <= 1_000 ? basisPoints : undefined;
}
