/** Replaces a helper of Babel's for browsers without `Object.setPrototypeOf`. */
export default Object.setPrototypeOf;
