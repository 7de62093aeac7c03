/** Evaluates React and the rest in separate tasks, because together they block a slow phone for too long. */
import 'react-dom/client';

setTimeout(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
