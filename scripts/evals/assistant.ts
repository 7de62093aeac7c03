import {spawn} from 'node:child_process';

/** Minutes that an assistant has for one task. */
const mostMinutes = 10;

/**
 * Asks a command-line assistant: the prompt on its standard input, the answer on its standard output.
 * @param command run by the shell.
 * @throws Error where it fails or takes too long.
 */
export function ask(command: string, prompt: string, minutes = mostMinutes): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {shell: true, stdio: ['pipe', 'pipe', 'inherit'], timeout: minutes * 60_000});
    let answer = '';
    child.stdout.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) =>
      code === 0
        ? resolve(answer)
        : reject(new Error(signal ? `stopped after ${minutes} minutes` : `the command ended with ${code}`)),
    );
    // A command that does not read its input closes it early.
    child.stdin.on('error', () => undefined);
    child.stdin.end(prompt);
  });
}
