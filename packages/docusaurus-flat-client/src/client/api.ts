/** What a site's own theme components may use of this package; the package's `theme/DocRoot` shows how. */
export {useOpenBranch} from './openBranches';
export {useShownSidebar} from './versionSidebars';
export {completeSidebar} from '../leanSidebar';
