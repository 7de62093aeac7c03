/** Whether the writers' dev server runs, and not a build. */
export function isDevServer(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.NODE_ENV === 'development';
}
