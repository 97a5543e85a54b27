import { formatLondonDate } from '../../../kernel/london-time.ts';
import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';
import { exportDays } from '../domain/data-export.ts';

/** The mail with the download link; the link alone is enough to download the file. */
export function toExportMail(href: string, expiresAt: string): Mail {
  return renderMail({
    subject: 'Your data is ready to download',
    paragraphs: [
      'You asked for a copy of your data. It’s a zip file with a page to read, the same data as JSON, and your pictures and documents.',
      `The link works for ${exportDays} days, until ${formatLondonDate(expiresAt)}.`,
    ],
    action: { label: 'Download my data', href },
    footnotes: [
      'Anyone with this link can download the file, so please don’t pass it on.',
      'Didn’t ask for this? Someone else may be logged in to your account. Choose a new password to log everyone out.',
    ],
  });
}
