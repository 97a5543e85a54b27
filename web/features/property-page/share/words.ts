export const share = 'Share';

export const weCouldntCopyTheLink = 'We couldn’t copy the link. Please select and copy it yourself.';
export const shareThisHome = 'Share this home';
export const makeLinkWithNote = 'Make link with note';
export const note = 'Note';
export const whatDoYouThinkOf = 'What do you think of the garden?';
export const link = 'Link';
export const copied = 'Copied';
export const copyLink = 'Copy link';
export const anyoneWhoOpensTheLink =
  'Anyone who opens the link can read it for 30 days. [maxNoteLength] characters left.';

export const theNoteThatCameWith = 'The note that came with this link has expired. The home is below.';
export const fromSharedThisWithYou = '[from] shared this with you';
