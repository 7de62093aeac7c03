/** Whether this is a flat build: production builds are, unless `FLAT=0` is set. The dev server never is. */
export function isFlat(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.NODE_ENV === 'production' && env.FLAT !== '0';
}
