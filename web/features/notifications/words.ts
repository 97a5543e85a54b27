export const notifications = 'Notifications';
export const loadYourNotifications = 'load your notifications';
export const nothingYetViewingsOffersAnd =
  'Nothing yet. Viewings, offers and news about your homes appear here.';
export const seeAll = 'See all';
export const emailPreferences = 'Email preferences';
export const notificationsUnreadNew = 'Notifications, [unread] new';

export const newText = 'New';

export const nothingNew = 'Nothing new';
export const chooseWhichOnesWeEmail = 'Choose which ones we email you';
export const viewingsOffersAndNewsAbout = 'Viewings, offers and news about your homes appear here.';
export const nothingYet = 'Nothing yet';
export const findAHome = 'Find a home';
export const weKeepThemForA = 'We keep them for a year. [link]';

export const unsubscribe = 'Unsubscribe';
export const youllStillSeeNewsOn =
  'You’ll still see news on the site, under the bell. We always send emails about your account, your money and what’s agreed in a sale.';
export const openTheLinkInThe =
  'Open the link in the email again. You can also change your email preferences in your profile.';
export const goToMyEmailPreferences = 'Go to my email preferences';
export const unsubscribeFromEmailsAboutWords = 'Unsubscribe from emails about [words]?';
export const youveUnsubscribedFromEmailsAbout =
  'You’ve unsubscribed from emails about [words]. We’ll still email you about your account, your money and what’s agreed in a sale.';
export const youGetEmailsAboutWords = 'You get emails about [words] again.';
