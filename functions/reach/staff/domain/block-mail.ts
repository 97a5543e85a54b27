interface BlockLetter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly footnotes: readonly string[];
}

export const unblockLetter: BlockLetter = {
  subject: 'Your account is open again',
  paragraphs: [
    'Our team has unblocked your Gable account. You can use it as before.',
    'Homes that we paused are on sale again, unless their package has ended. Viewings and offers that ended don’t come back by themselves.',
  ],
  footnotes: [],
};
