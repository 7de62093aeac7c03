import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

/** Question and answer for search engines (schema.org FAQPage). plugins/faq-data adds it to FAQ pages. */
export default function FaqStructuredData({answer}: {answer: string}) {
  const {metadata} = useDoc();
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{'@type': 'Question', name: metadata.title, acceptedAnswer: {'@type': 'Answer', text: answer}}],
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
