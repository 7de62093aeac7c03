/** The parts of react-router-dom that core's client uses, without the hash router. */
export {BrowserRouter, Route} from 'react-router-dom';
export const HashRouter = undefined;
