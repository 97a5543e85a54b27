import { escapeHtml } from '../text.ts';
import type { MailCard, MailContent, MailLink, MailPicture, MailStep } from './content.ts';

/** The colours of the site, in light and in dark. */
const light = { ink: '#211e1a', quiet: '#5e574c', green: '#1b5e43', line: '#e2dacb', on: '#ffffff' };
const { ink, quiet, green, line, on } = light;

/**
 * Mail programs without media queries show the inline colours of the light theme. Those with them get the dark one,
 * which has to outdo what is inline.
 */
export const mailStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.page{padding:0!important}.sheet{padding:24px 20px!important;border-radius:0!important}}',
  '@media (prefers-color-scheme:dark){',
  '.page{background:#191714!important;color:#f2ede4!important}',
  '.sheet{background:#23201c!important}',
  '.ink{color:#f2ede4!important}',
  '.quiet{color:#b9b1a3!important}',
  '.green{color:#82cfa8!important}',
  '.line{border-color:#3b362e!important}',
  '.button{background:#82cfa8!important;color:#0d2418!important}',
  '}',
].join('');

const postcodes = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g;
/** Text as HTML, with each postcode on one line. */
const toHtmlText = (text: string): string =>
  escapeHtml(text).replaceAll(postcodes, (postcode) => `<span style="white-space:nowrap">${postcode}</span>`);

export const pageStyle = `margin:0;padding:24px 16px;background:#faf7f1;color:${ink};font:16px/24px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
/** Pixels of the widest line of a mail. */
const lineWidth = 544;
/**
 * Outlook for Windows takes no largest width from a style, and no padding of a block: there the mail is the cell of a
 * table that no other program reads.
 */
export const outlookSheet = {
  start: `<!--[if mso]><table role="presentation" align="center" width="${lineWidth + 56}" cellspacing="0" cellpadding="28"><tr><td bgcolor="#fffdf9"><![endif]-->`,
  end: '<!--[if mso]></td></tr></table><![endif]-->',
} as const;
/** Long words break in cells too, which `break-word` of `overflow-wrap` leaves as wide as the word. */
export const sheetStyle = `max-width:${lineWidth}px;margin:0 auto;padding:32px 28px;background:#fffdf9;border-radius:10px;word-break:break-word;overflow-wrap:anywhere`;

/** The preview text in a list of mails, which the mail itself hides; the spaces keep what follows out of it. */
export function renderPreheader(text: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;
}

export function renderBrand(name: string, site: string | undefined): string {
  const logo =
    site === undefined
      ? ''
      : `<img src="${escapeHtml(site)}/apple-touch-icon.png" alt="" width="32" height="32" style="vertical-align:middle;margin:0 10px 0 0;border:0;border-radius:7px">`;
  return `<p class="green" style="margin:0 0 24px;font-size:20px;font-weight:700;color:${green}">${logo}<span style="vertical-align:middle">${escapeHtml(name)}</span></p>`;
}

export function renderHeading(text: string): string {
  return `<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:28px;color:${ink}">${escapeHtml(text)}</h1>`;
}
export function renderParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${toHtmlText(text)}</p>`;
}
export function renderSmallPrint(text: string): string {
  return `<p class="quiet" style="margin:0 0 8px;font-size:14px;line-height:20px;color:${quiet}">${escapeHtml(text)}</p>`;
}
export function renderCode(code: string): string {
  return `<p style="margin:24px 0;font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`;
}

/** A picture of the width of the mail. Its text is read out, and shown where pictures are blocked. */
export function renderPicture({ src, alt, href }: MailPicture): string {
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${lineWidth}" style="display:block;width:100%;max-width:100%;height:auto;border:0;border-radius:8px">`;
  const shown = href === undefined ? image : `<a href="${escapeHtml(href)}">${image}</a>`;
  return `<div style="margin:0 0 20px">${shown}</div>`;
}

/** What a person wrote, set apart from our own words. */
export function renderQuote({ by, text }: NonNullable<MailContent['quote']>): string {
  return `<div class="line" style="margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid ${line}"><p class="quiet" style="margin:0 0 4px;font-size:14px;line-height:20px;color:${quiet}">${escapeHtml(by)}</p><p style="margin:0">${escapeHtml(text)}</p></div>`;
}

const renderRow = ([label, value]: readonly [string, string]) =>
  `<tr><th scope="row" class="quiet line" style="width:32%;padding:8px 16px 8px 0;border-bottom:1px solid ${line};text-align:left;vertical-align:top;font-weight:400;color:${quiet}">${escapeHtml(label)}</th><td class="line" style="padding:8px 0;vertical-align:top;border-bottom:1px solid ${line};font-weight:600">${toHtmlText(value)}</td></tr>`;
export function renderRows(rows: NonNullable<MailContent['rows']>): string {
  return `<table class="line" style="width:100%;margin:0 0 16px;border-collapse:collapse;border-top:1px solid ${line}">${rows.map(renderRow).join('')}</table>`;
}

const renderStep = ({ who, what, when }: MailStep) =>
  `<li style="margin:0 0 8px"><strong>${escapeHtml(who)}</strong> ${toHtmlText(what)}${when === undefined ? '' : `, <span class="quiet" style="color:${quiet}">${escapeHtml(when)}</span>`}</li>`;
export function renderSteps(steps: readonly MailStep[]): string {
  return `<h2 style="margin:0 0 8px;font-size:16px;line-height:24px">What happens next</h2><ol style="margin:0 0 16px;padding:0 0 0 24px">${steps.map(renderStep).join('')}</ol>`;
}

export function renderButton({ label, href }: MailLink): string {
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${green};color:${on};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
}
export function renderLink({ label, href }: MailLink): string {
  return `<p style="margin:0 0 16px"><a class="green" href="${escapeHtml(href)}" style="color:${green};font-weight:600">${escapeHtml(label)}</a></p>`;
}
export function renderSmallLink({ label, href }: MailLink): string {
  return `<p style="margin:0 0 8px;font-size:14px;line-height:20px"><a class="quiet" href="${escapeHtml(href)}" style="color:${quiet}">${escapeHtml(label)}</a></p>`;
}

const renderCardLine = (text: string) =>
  `<p style="margin:0 0 4px;font-size:15px;line-height:22px">${escapeHtml(text)}</p>`;
export function renderCard({ label, title, href, lines, image }: MailCard): string {
  return [
    `<div class="line" style="margin:0 0 24px;padding:0 0 20px;border-bottom:1px solid ${line}">`,
    // A link needs a text to be read out; without one the title is the link.
    ...(image ? [renderPicture(image.alt === '' ? image : { ...image, href })] : []),
    `<p class="green" style="margin:0 0 4px;font-size:14px;line-height:20px;font-weight:600;color:${green}">${escapeHtml(label)}</p>`,
    `<h2 style="margin:0 0 4px;font-size:18px;line-height:24px"><a class="ink" href="${escapeHtml(href)}" style="color:${ink}">${escapeHtml(title)}</a></h2>`,
    ...lines.map(renderCardLine),
    '</div>',
  ].join('\n');
}
/** The line between a mail and its sender. */
export const senderRule = `<hr class="line" style="margin:24px 0 16px;border:0;border-top:1px solid ${line}">`;
