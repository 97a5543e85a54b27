/** The words that are shown until a draft is open; the site and its document are both made of them. */
export const wizardText = {
  title: 'Sell your home',
  opening:
    'Opening your listing. We save as you go, so you can stop at any time and carry on later, on this device or another one.',
} as const;
