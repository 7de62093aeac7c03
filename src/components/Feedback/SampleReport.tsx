import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {toPlainCode} from '../../codeMarks';
import {getSampleIssueUrl} from '../../feedback/issue';
import {withSlash} from '../../withSlash';
import Icon from '../Icon';

interface Props {
  className: string | undefined;
  /** File name or language, as the sample's header says. */
  name: string;
  /** With color marks. */
  code: string;
}

/** Opens an issue about a code sample, which names the page and how the sample begins. A link, so it works without scripts. */
export default function SampleReport({className, name, code}: Props) {
  const path = withSlash(useLocation().pathname);
  const label = translate({id: 'site.code.report', message: 'Report this sample'});
  return (
    <a
      className={className}
      href={getSampleIssueUrl(path, name)}
      // Only now: in the HTML, the first lines of all samples would cost half a kilobyte.
      onClick={({currentTarget}) => {
        currentTarget.href = getSampleIssueUrl(path, name, toPlainCode(code));
      }}
      target="_blank"
      rel="noopener noreferrer"
      title={label}
      aria-label={label}
    >
      <Icon name="flag" />
    </a>
  );
}
