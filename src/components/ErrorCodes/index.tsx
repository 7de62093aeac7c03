import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Translate, {translate} from '@docusaurus/Translate';
import {getErrorAnchor} from '../../errorCodes';
import type {ErrorCodeEntry} from '../../errorCodes';
import styles from './styles.module.css';

interface Props {
  codes: ErrorCodeEntry[];
  category: string;
}

/** Text with `code` in backticks, as in the data. */
function Prose({text}: {text: string}) {
  return text.split('`').map((part, i) => (i % 2 ? <code key={i}>{part}</code> : part));
}

/** The error codes of one category, each with an anchor (`#error-1000`). */
export default function ErrorCodes({codes, category}: Props) {
  const brokenLinks = useBrokenLinks();
  const entries = codes.filter((entry) => entry.category === category);
  if (!entries.length) {
    const known = [...new Set(codes.map((entry) => entry.category))].join(', ');
    throw new Error(
      `<ErrorCodes category="${category}"> matches no error codes. Use one of these categories: ${known}.`,
    );
  }
  return (
    <ul className={styles.codes} data-error-codes>
      {entries.map(({code, name, meaning, causes, fix}) => {
        const anchor = getErrorAnchor(code);
        brokenLinks.collectAnchor(anchor);
        const linkLabel = translate(
          {id: 'site.errorCodes.link', message: 'Link to error {code}'},
          {code: String(code)},
        );
        return (
          <li key={code} id={anchor} className={styles.entry} data-contained>
            <p className={styles.head}>
              <a href={`#${anchor}`} className={styles.code} aria-label={linkLabel}>
                {code}
              </a>
              <code className={styles.name}>{name}</code>
            </p>
            <p className={styles.meaning}>
              <Prose text={meaning} />
            </p>
            {causes.length > 0 && (
              <div className={styles.row}>
                <span className={styles.term}>
                  <Translate id="site.errorCodes.causes">Likely causes</Translate>
                </span>
                <ul>
                  {causes.map((cause) => (
                    <li key={cause}>
                      <Prose text={cause} />
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <div className={styles.row}>
              <span className={styles.term}>
                <Translate id="site.errorCodes.fix">What to do</Translate>
              </span>
              <p>
                <Prose text={fix} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
