/** Client module of the dev server: keeps a page up to date where an update of its modules does not. */

// Compiled pages ask for it. The update that follows a mistake in a page, which was there when it was opened, comes without it.
import 'react/jsx-runtime';

/** What the bundler's runtime says where an update came without some other module. */
const missingModule = /factory is undefined/;

window.addEventListener('error', ({message}) => {
  if (missingModule.test(message)) window.location.reload();
});
