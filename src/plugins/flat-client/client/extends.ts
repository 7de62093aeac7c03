/** Replaces a helper of Babel's for browsers without `Object.assign`. */
export default Object.assign;
