interface BlockLetter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly footnotes: readonly string[];
}

export const unblockLetter: BlockLetter = {
  subject: 'Your account is open again',
  paragraphs: [
    'Our team has taken back the block of your Gable account. You can use it as before.',
    'Homes that we paused are on sale again, unless their package ended meanwhile. Viewings and offers that ended do not come back by themselves.',
  ],
  footnotes: [],
};
