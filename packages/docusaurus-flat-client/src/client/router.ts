/** What core's client takes of react-router-dom, where addresses are paths: the router of hash addresses stays out. */
export {BrowserRouter, Route} from 'react-router-dom';
export const HashRouter = undefined;
