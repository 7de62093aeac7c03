/** Checks of what a site gives to this package: its options, and its knowledge. */

/** Whether a value is right, and what is expected. */
export type Check = readonly [is: (value: unknown) => boolean, expected: string];

export const isFunction: Check = [(value) => typeof value === 'function', 'a function'];

/** The first item of a list that fails, so that the message shows it and not a list of hundreds. */
function show(value: unknown, is: Check[0]): string {
  const wrong = Array.isArray(value) ? value.find((item) => !is([item])) : undefined;
  return wrong === undefined ? JSON.stringify(value) : `a list with ${JSON.stringify(wrong)}`;
}

/**
 * Checks each value of an object; one that is undefined is not given.
 * @param checks by name. Other names are unknown.
 * @param describeUnknown says that a name is unknown, and which ones are known.
 * @returns a sentence for each fault: what was found, and what is expected.
 */
export function findProblems(
  given: object,
  checks: Readonly<Record<string, Check>>,
  describeUnknown: (name: string, known: string) => string,
): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (!check) return [describeUnknown(name, Object.keys(checks).join(', '))];
    const [is, expected] = check;
    return value === undefined || is(value) ? [] : [`"${name}" is ${show(value, is)}. It must be ${expected}.`];
  });
}
