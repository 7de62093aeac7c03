/** Whether this is a flat build: production builds are, but with `FLAT=0`. The dev server is always stock. */
export function isFlat(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.NODE_ENV === 'production' && env.FLAT !== '0';
}
