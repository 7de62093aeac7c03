/** Replaces prop-types and react-is for the router, which uses them only in development, except for the types of its legacy context. */
const type = {isRequired: undefined};
export default {object: type};
export const isValidElementType = () => true;
