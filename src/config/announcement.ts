import {brand} from '../brand';
import {escapeHtml} from '../escapeHtml';
import {checkAnnouncementHtml} from './announcementHtml';
import {getUrl} from './settings';

export interface Announcement {
  id: string;
  content: string;
  isCloseable: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The announcement bar's message: a pull request preview wins over `ANNOUNCEMENT_*`, which wins over the brand's own
 * message.
 * @param env environment of the build: `PR_NUMBER` (digits), `PR_URL` (https), `ANNOUNCEMENT_ID`, `ANNOUNCEMENT_HTML`,
 * `ANNOUNCEMENT_CLOSEABLE` (`true` or `false`). The HTML, including the brand's, may contain only text, links and
 * inline markup.
 * @returns `undefined` when there is no message.
 * @throws Error for a malformed setting; the message says how to fix it.
 */
export function getAnnouncement(env: Env): Announcement | undefined {
  if (env.PR_NUMBER) {
    if (!/^\d+$/.test(env.PR_NUMBER)) {
      throw new Error(`PR_NUMBER is "${env.PR_NUMBER}", which is not a number. Set it to the pull request's number.`);
    }
    const text = `pull request ${env.PR_NUMBER}`;
    const url = getUrl(env, 'PR_URL');
    const link = url ? `<a href="${escapeHtml(url)}">${text}</a>` : text;
    return {id: `pr-${env.PR_NUMBER}`, content: `This is a preview of ${link}.`, isCloseable: false};
  }
  if (env.ANNOUNCEMENT_HTML) {
    const closeable = env.ANNOUNCEMENT_CLOSEABLE ?? 'true';
    if (closeable !== 'true' && closeable !== 'false') {
      throw new Error(`ANNOUNCEMENT_CLOSEABLE is "${closeable}". Set it to true or false.`);
    }
    if (!env.ANNOUNCEMENT_ID) {
      throw new Error('ANNOUNCEMENT_HTML is set but ANNOUNCEMENT_ID is not. Give each message its own id.');
    }
    checkAnnouncementHtml('ANNOUNCEMENT_HTML', env.ANNOUNCEMENT_HTML);
    return {id: env.ANNOUNCEMENT_ID, content: env.ANNOUNCEMENT_HTML, isCloseable: closeable === 'true'};
  }
  if (env.ANNOUNCEMENT_ID) {
    throw new Error('ANNOUNCEMENT_ID is set but ANNOUNCEMENT_HTML is not. Set the message, or unset the id.');
  }
  const own = brand.announcement;
  if (own) checkAnnouncementHtml('"announcement.html" in src/brand.ts', own.html);
  return own && {id: own.id, content: own.html, isCloseable: own.closeable};
}
