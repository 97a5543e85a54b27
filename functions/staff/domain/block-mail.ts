import { type AccountBlock, blockReasonWords } from '../../accounts/account-block.ts';

interface BlockLetter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly footnotes: readonly string[];
}

/** To the person, with the reason and the way to appeal. */
export const toBlockLetter = ({ reason, words }: AccountBlock): BlockLetter => ({
  subject: 'Your account is blocked',
  paragraphs: [
    `Our team has blocked your Gable account because of ${blockReasonWords[reason]}.`,
    words,
    'Your homes are out of sight, your viewings are called off and your open offers are withdrawn. A sale that is under way goes on; our team helps both sides with it.',
    'You think that this is a mistake? Answer this mail and say why. Somebody who did not decide on it looks at it again.',
  ],
  footnotes: ['You can still log in, look at homes and delete your account.'],
});

export const unblockLetter: BlockLetter = {
  subject: 'Your account is open again',
  paragraphs: [
    'Our team has taken back the block of your Gable account. You can use it as before.',
    'Homes that we paused are on sale again, unless their package ended meanwhile. Viewings and offers that ended do not come back by themselves.',
  ],
  footnotes: [],
};
