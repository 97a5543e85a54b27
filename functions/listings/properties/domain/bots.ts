const botPattern =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|curl|wget|python|java\/|go-http|axios|node|undici|facebookexternalhit|whatsapp|embedly/i;

/** Bots name themselves in the user agent; a visit without one is no person's. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === '' || botPattern.test(userAgent);
}
