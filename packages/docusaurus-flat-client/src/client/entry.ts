/** Runs React, and in a task of its own what is built on it, because a slow phone is held up by the two together. */
import 'react-dom/client';

setTimeout(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
