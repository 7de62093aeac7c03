import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import BaseUrlBanner from '../components/BaseUrlBanner';
import Icon from '../components/Icon';
import UiKitDemo from '../components/UiKitDemo';
import {brand} from '../brand';
import {useLastPlatform} from '../hooks/lastPlatform';
import {playerPlatforms, uiPlatforms} from '../platforms/platforms';
import {openVideoUiVersionLabel, playerVersions, snapshots} from '../platforms/versions';
import {getJobs} from '../config/home';
import Sample from './_samples/_home.mdx';
import styles from './index.module.css';

function PlatformGrid() {
  const {setLastPlatform} = useLastPlatform('default');
  return (
    <ul className={styles.platforms} aria-label={translate({id: 'site.home.platforms', message: 'Platforms'})}>
      {playerPlatforms.map(({platform, label, description}) => (
        <li key={platform}>
          <Link to={`/player/${platform}/`} className={styles.platform} onClick={() => setLastPlatform(platform)}>
            <Icon name={`platform-${platform}`} />
            <span className={styles.platformName}>{label}</span>
            <span className={styles.platformText}>{description}</span>
          </Link>
        </li>
      ))}
      <li>
        {/* Smart TVs run the Web SDK. They have guides, but are not a platform. */}
        <Link to="/player/getting-started/sdks/introduction/" className={styles.platform}>
          <Icon name="tv" />
          <span className={styles.platformName}>
            <Translate id="site.home.smartTvs">Smart TVs</Translate>
          </span>
          <span className={styles.platformText}>
            <Translate id="site.home.smartTvsText">Tizen and webOS, with the Web SDK</Translate>
          </span>
        </Link>
      </li>
    </ul>
  );
}

function Section({id, title, lead, children}: {id: string; title: string; lead?: string; children: ReactNode}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

function Jobs() {
  return (
    <Section id="by-job" title={translate({id: 'site.home.jobs', message: 'What do you want to do?'})}>
      <ul className={styles.jobs}>
        {getJobs().map(({to, icon, title, text}) => (
          <li key={to}>
            <Link to={to} className={styles.job}>
              <Icon name={icon} />
              <span className={styles.jobTitle}>{title}</span>
              <span className={styles.jobText}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function UiKit() {
  return (
    <Section
      id="open-video-ui"
      title={brand.uiKitLabel}
      lead={translate({
        id: 'site.home.uiKitLead',
        message:
          'The open-source control bar, menus and ad parts for the player. Use it as it is, restyle it, or build your own from its components.',
      })}
    >
      <div className={styles.uiKit}>
        <UiKitDemo />
        <ul className={styles.uiLinks}>
          {uiPlatforms.map(({platform, label, description}) => (
            <li key={platform}>
              <Link to={`/open-video-ui/${platform}/`} className={styles.uiLink}>
                <Icon name={`platform-${platform}`} />
                <span>
                  <span className={styles.jobTitle}>{label}</span>
                  <span className={styles.jobText}>{description}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Versions() {
  const latest = playerVersions.find(({isLast}) => isLast);
  return (
    <Section id="new" title={translate({id: 'site.home.new', message: 'What is new'})}>
      <ul className={styles.news}>
        <li>
          <Link to="/player/changelog/">
            <Translate id="site.home.playerChangelog" values={{product: brand.playerLabel, version: latest?.label}}>
              {'{product} {version}: changes by platform'}
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/open-video-ui/">
            <Translate id="site.home.uiRelease" values={{product: brand.uiKitLabel, version: openVideoUiVersionLabel}}>
              {'{product} {version}'}
            </Translate>
          </Link>
        </li>
        {snapshots.map(({name, label, path, unmaintained}) => (
          <li key={name}>
            <Link to={`/player/${path}/`}>
              <Translate id="site.home.olderVersion" values={{version: label}}>
                {'Docs of version {version}'}
              </Translate>
            </Link>
            {unmaintained && (
              <span className={styles.badge}>
                <Translate id="site.versions.unmaintained">unmaintained</Translate>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The home page: an introduction, and a link to every platform. */
export default function Home() {
  return (
    <Layout
      title={translate({id: 'site.home.title', message: 'Video player SDKs for every screen'})}
      description={translate(
        {
          id: 'site.home.description',
          message: 'Documentation of the video player SDKs for {platforms} and smart TVs, and of {uiKit}.',
        },
        {platforms: playerPlatforms.map(({label}) => label).join(', '), uiKit: brand.uiKitLabel},
      )}
    >
      <BaseUrlBanner />
      <main className={styles.home}>
        <header className={styles.hero}>
          <div className={styles.intro}>
            <h1>
              <Translate id="site.home.headline">One player, every screen.</Translate>
            </h1>
            <p className={styles.tagline}>
              <Translate id="site.home.tagline">
                How to embed the video player on the web, on phones, on TVs and in cross-platform apps: choose your
                platform.
              </Translate>
            </p>
            <PlatformGrid />
          </div>
          <div className={styles.sample}>
            <p className={styles.sampleTitle}>
              <Translate id="site.home.sample">A playing stream</Translate>
            </p>
            <MDXContent>
              <Sample />
            </MDXContent>
          </div>
        </header>
        <Jobs />
        <UiKit />
        <Versions />
      </main>
    </Layout>
  );
}
