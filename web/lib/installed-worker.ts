/**
 * In an app on a home screen no browser says that there is no connection, so that the site's worker does. On a page of a
 * browser there is no worker unless its person turned notices on.
 */
export function keepInstalledWorker(): void {
  if (!window.matchMedia('(display-mode: standalone)').matches || !('serviceWorker' in navigator)) return;
  // Without it, the app opens as a page of the browser does.
  navigator.serviceWorker.register('/worker.js').catch(() => undefined);
}
