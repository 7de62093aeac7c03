/** Replaces the icons' shapes in the browser. */
const noShapes: Readonly<Record<string, string>> = {};

export default noShapes;
