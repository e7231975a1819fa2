import { readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second for every program, whatever its own clock. */
const msPerTick = 10

/** The processor time that a process has used, in milliseconds; undefined where the system has no /proc, and once the process has ended. */
export function processorMs(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program, in brackets, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * msPerTick
  } catch {
    return undefined
  }
}
