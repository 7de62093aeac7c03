/** Replaces hoist-non-react-statics for the router's `withRouter`. */
const reserved: ReadonlySet<string> = new Set([
  'childContextTypes',
  'contextType',
  'contextTypes',
  'defaultProps',
  'getDerivedStateFromError',
  'getDerivedStateFromProps',
  'propTypes',
]);

/**
 * Copies a component's static members, except React's own, to its wrapper.
 * @returns the wrapper.
 */
export default function hoistStatics<T extends object>(wrapper: T, component: object): T {
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(component))) {
    if (!(name in wrapper) && !reserved.has(name)) Object.defineProperty(wrapper, name, descriptor);
  }
  return wrapper;
}
