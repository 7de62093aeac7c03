import {translate} from '@docusaurus/Translate';
import {figures} from './figures';
import FigureList, {PageFile} from './FigureList';
import FigureTable from './FigureTable';
import Recorded from './Recorded';
import {formatCount} from './format';

/** How many samples are checked, by language, and which are not. */
export default function Samples() {
  const {samples} = figures;
  if (!samples) return null;
  const all = {
    language: translate({id: 'site.health.all', message: 'All'}),
    samples: samples.samples,
    checked: samples.checked,
  };
  return (
    <>
      <Recorded date={samples.recorded} />
      <FigureTable
        head={[
          translate({id: 'site.health.sampleLanguage', message: 'Language'}),
          translate({id: 'site.health.samples', message: 'Samples'}),
          translate({id: 'site.health.checked', message: 'Checked'}),
        ]}
        rows={[...samples.languages, all].map(({language, samples: count, checked}) => ({
          key: language,
          cells: [language, formatCount(count), formatCount(checked)],
        }))}
      />
      <FigureList
        summary={translate(
          {id: 'site.health.off', message: 'Samples whose check is switched off: {count}'},
          {count: String(samples.off.length)},
        )}
        items={samples.off.map(({line, reason, ...page}) => ({
          key: `${page.page}:${line}`,
          text: (
            <>
              <PageFile {...page} />
              {`, ${translate({id: 'site.health.line', message: 'line {line}'}, {line: String(line)})}: ${reason}`}
            </>
          ),
        }))}
      />
    </>
  );
}
