import {brand} from '../brand';
import {escapeHtml} from '../escapeHtml';

export interface Announcement {
  id: string;
  content: string;
  isCloseable: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * What the announcement bar says: the preview of a pull request before `ANNOUNCEMENT_*` before the brand's own message.
 * @param env environment of the build: `PR_NUMBER` (digits), `PR_URL` (https), `ANNOUNCEMENT_ID`, `ANNOUNCEMENT_HTML`,
 *   `ANNOUNCEMENT_CLOSEABLE` (`true` or `false`).
 * @returns `undefined` when there is nothing to say.
 * @throws Error for a malformed setting, with the remedy.
 */
export function getAnnouncement(env: Env): Announcement | undefined {
  if (env.PR_NUMBER) {
    if (!/^\d+$/.test(env.PR_NUMBER)) {
      throw new Error(`PR_NUMBER is "${env.PR_NUMBER}", which is not a number. Set it to the pull request's number.`);
    }
    const text = `pull request ${env.PR_NUMBER}`;
    if (env.PR_URL && !/^https?:\/\//.test(env.PR_URL)) {
      throw new Error(
        `PR_URL is "${env.PR_URL}", which is not an http(s) address. Set it to the pull request's address.`,
      );
    }
    const link = env.PR_URL ? `<a href="${escapeHtml(env.PR_URL)}">${text}</a>` : text;
    return {id: `pr-${env.PR_NUMBER}`, content: `This is a preview of ${link}.`, isCloseable: false};
  }
  if (env.ANNOUNCEMENT_HTML) {
    const closeable = env.ANNOUNCEMENT_CLOSEABLE ?? 'true';
    if (closeable !== 'true' && closeable !== 'false') {
      throw new Error(`ANNOUNCEMENT_CLOSEABLE is "${closeable}". Set it to true or false.`);
    }
    if (!env.ANNOUNCEMENT_ID) {
      throw new Error('ANNOUNCEMENT_HTML is set but ANNOUNCEMENT_ID is not. Give each message an id of its own.');
    }
    return {id: env.ANNOUNCEMENT_ID, content: env.ANNOUNCEMENT_HTML, isCloseable: closeable === 'true'};
  }
  const own = brand.announcement;
  return own && {id: own.id, content: own.html, isCloseable: own.closeable};
}
