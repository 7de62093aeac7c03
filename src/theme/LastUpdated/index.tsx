// Ejected from Docusaurus 3.10.2: the date is text that the build formatted (packages/docusaurus-flat-client).
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/LastUpdated';

function LastUpdatedAtDate({lastUpdatedAt}: {lastUpdatedAt: number}) {
  const {lastUpdatedText} = useDoc().metadata as {lastUpdatedText?: string};
  const isoDate = new Date(lastUpdatedAt).toISOString();
  return (
    <Translate
      id="theme.lastUpdated.atDate"
      description="The words used to describe on which date a page has been last updated"
      values={{
        date: (
          <b>
            <time dateTime={isoDate} itemProp="dateModified">
              {lastUpdatedText ?? isoDate.slice(0, 10)}
            </time>
          </b>
        ),
      }}
    >
      {' on {date}'}
    </Translate>
  );
}

export default function LastUpdated({lastUpdatedAt}: Props) {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{
          atDate: lastUpdatedAt ? <LastUpdatedAtDate lastUpdatedAt={lastUpdatedAt} /> : '',
          // The site does not show authors.
          byUser: '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
      {/* Only writers see this: the dev server does not read dates. */}
      {process.env.NODE_ENV === 'development' && <small> (simulated in development)</small>}
    </span>
  );
}
