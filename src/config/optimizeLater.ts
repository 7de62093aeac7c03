import v8 from 'node:v8';

/**
 * Lets V8 optimize a function after eight times as much work as by itself. Each thread of a build optimizes the same functions anew, and is
 * done before that pays: a sixth of a build's processor time went into it. For all threads of the process.
 */
export function optimizeLater(): void {
  v8.setFlagsFromString('--interrupt-budget=540672');
}
