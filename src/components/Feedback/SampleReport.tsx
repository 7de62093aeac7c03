import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {toPlainCode} from '../../codeMarks';
import {getSampleIssueUrl, getSamplesIssueUrl} from '../../feedback/issue';
import {withSlash} from '../../withSlash';
import Icon from '../Icon';

interface Props {
  className: string | undefined;
  /** File name or language, as the sample's header says. */
  name: string;
  /** With color marks. */
  code: string;
}

/** Opens an issue about a code sample, which names the page and how the sample begins. Without scripts it names the page alone. */
export default function SampleReport({className, name, code}: Props) {
  const path = withSlash(useLocation().pathname);
  const label = translate({id: 'site.code.report', message: 'Report this sample'});
  return (
    <a
      className={className}
      // The same for all samples of the page, which costs a page with many 0.3 KiB less than their names; their first lines would
      // cost another half.
      href={getSamplesIssueUrl(path)}
      onClick={({currentTarget}) => {
        currentTarget.href = getSampleIssueUrl(path, name, toPlainCode(code));
      }}
      target="_blank"
      rel="noopener noreferrer"
      title={label}
    >
      <Icon name="flag" />
    </a>
  );
}
