/** What search could not answer. */
export {getSiteInsights} from '../insights/siteInsights';
export type {Answer, Insight, Insights} from '../insights/insights';
