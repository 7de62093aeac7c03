/** Written by `../bundle.ts`: what typings say of the SDK and of Google's Cast framework. */
declare module 'sample-shapes' {
  import type {Shapes} from '../typeShapes';
  const shapes: {sdk: Shapes; sender: Shapes; receiver: Shapes};
  export default shapes;
}
