import Translate from '@docusaurus/Translate';

/** When figures were recorded that the build does not take. */
export default function Recorded({date}: {date: string}) {
  return (
    <p>
      <Translate id="site.health.recorded" values={{date: <time dateTime={date}>{date}</time>}}>
        {'Recorded on {date}.'}
      </Translate>
    </p>
  );
}
