import v8 from 'node:v8';

/**
 * Lets V8 optimize a function after eight times as much work as by itself. A build has six threads, each of which optimizes the same
 * functions anew, and is over before that pays: it was a sixth of a build's processor time. For all threads of the process.
 */
export function optimizeLater(): void {
  v8.setFlagsFromString('--interrupt-budget=540672');
}
