import type {Plugin} from '@docusaurus/types';

/**
 * An import by absolute path, as that of every page, is looked up as it stands before it is looked up below the site's folder and that of
 * static files. There it would come to eighteen names that no file has, in every build; and after every save of a writer they were watched
 * again, 20,000 of them, while the browser waited for the edit.
 */
export default function absolutePaths(): Plugin {
  return {
    name: 'absolute-paths',
    configureWebpack: () => ({resolve: {preferAbsolute: true}}),
  };
}
