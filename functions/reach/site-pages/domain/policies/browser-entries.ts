/** Entries of browser storage; names that end with a colon continue with ids. */
export interface BrowserEntry {
  readonly names: readonly string[];
  readonly what: string;
  readonly long: string;
}

/** The privacy policy lists these; a test detects code that stores under another name. */
export const browserEntries: readonly BrowserEntry[] = [
  {
    names: ['buyer_access_token', 'buyer_refresh_token'],
    what: 'Your login',
    long: 'Until you log out; without “Remember me” until you close the tab',
  },
  {
    names: ['react-router-scroll-positions'],
    what: 'How far down a page you were',
    long: 'Until you close the tab',
  },
  { names: ['theme'], what: 'The theme you chose', long: 'Until you go back to your device’s theme' },
  {
    names: ['draft:'],
    what: 'Messages you’ve started and haven’t sent',
    long: 'Until you send or clear them, or log out',
  },
  {
    names: ['outbox:'],
    what: 'Messages you’ve written, and answers to viewings, that couldn’t be sent yet',
    long: 'Until they’re sent, you remove them, you log out or your login ends; without “Remember me” until you close the tab at the latest',
  },
  {
    names: ['kept_on_device'],
    what: 'If you turn it on in your profile: your saved homes, viewings, latest messages and sales, and the parts of the site that show them, for reading without a connection',
    long: 'The choice and the parts of the site until you turn it off or your login ends; what you read isn’t shown after 7 days, and is deleted the next time you open Gable here',
  },
  {
    names: ['keep_declined'],
    what: 'That the app needn’t ask you to keep pages on this device',
    long: 'Until you clear this site’s data in your browser',
  },
  {
    names: ['viewed_homes'],
    what: 'The last homes you looked at, which we show you again',
    long: '90 days, or until you clear them or log out',
  },
  {
    names: ['recent_searches'],
    what: 'Your last three searches, which the home page shows you again',
    long: 'Until newer ones take their place, or you log out',
  },
  {
    names: ['compared_homes'],
    what: 'The homes you chose to compare',
    long: 'Until you take them out or log out',
  },
  {
    names: ['hidden_homes'],
    what: 'The homes you hid from your results',
    long: 'Until you bring them back or log out',
  },
  {
    names: ['travel_destination'],
    what: 'The last place that you asked travel times for',
    long: 'Until you forget it there, choose another, or log out',
  },
  {
    names: ['saved_search_link'],
    what: 'The link of an email, while you change the filters of a search that you saved without an account',
    long: 'Until you close the tab or log out',
  },
  {
    names: ['save_after_login'],
    what: 'The home that you were about to save when you went to sign up or log in',
    long: 'Until you’re logged in, you close the tab or log out',
  },
  {
    names: ['bank_check'],
    what: 'A key to the check that you went to your bank for, so that its answer counts in this browser alone',
    long: 'Until the answer is here, you begin again or log out',
  },
  {
    names: ['push_device'],
    what: 'That you let this browser show notifications',
    long: 'Until you turn them off, or they end with your login',
  },
  { names: ['referral'], what: 'The code of the person who invited you', long: '30 days' },
  {
    names: ['verification_code:'],
    what: 'When a code was sent to you',
    long: 'Until you enter it or log out',
  },
  {
    names: ['CognitoIdentityServiceProvider.'],
    what: 'A login with Google or Facebook that you’ve started',
    long: 'Until it’s done or you start another. Their login pages use their own cookies',
  },
  {
    names: ['gable_advertising'],
    what: 'Your answer to the question about adverts, where it is asked',
    long: 'Until you choose again',
  },
  { names: ['staff-keys'], what: 'For our staff: whether shortcuts are off', long: 'Until they are on' },
];
