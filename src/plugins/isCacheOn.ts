/** Whether a build takes anything from the last one: production builds do, unless Docusaurus is told to keep nothing. */
export function isCacheOn(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.NODE_ENV === 'production' && !env.DOCUSAURUS_NO_PERSISTENT_CACHE;
}
