import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** The processor time of a process, without its children. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
