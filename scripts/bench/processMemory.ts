import fs from 'node:fs';

/**
 * Resident memory of a process and its children together, in KiB; 0 where it has ended or there is no /proc.
 * @param pid of the process.
 */
export function getTreeMemory(pid: number): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return (
      own +
      children
        .split(' ')
        .filter(Boolean)
        .reduce((sum, child) => sum + getTreeMemory(Number(child)), 0)
    );
  } catch {
    return 0;
  }
}
