import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { processorSeconds } from './processor.ts'
import type { FaultDrill } from './run-fault.ts'

const library = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
].find((file) => existsSync(file))
const reasonAgainst = () => (library ? undefined : 'there is no libfaketime')

/** A clock that the drill turns while processes run. Timers are monotonic, as on a real machine. */
function turnedClock(zone: string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'cantera-clock-')), 'offset')
  const turn = (offset: string) => writeFileSync(file, `${offset}\n`)
  turn('+0')
  const settings = {
    ...{ LD_PRELOAD: library ?? '', FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
    ...{ DONT_FAKE_MONOTONIC: '1', TZ: zone },
  }
  return { settings, turn }
}

/** The clock of the server jumps by an hour, and back. The one of the database is right, so the processes disagree with it meanwhile. */
const jump = (name: string, offset: string, zone: string): FaultDrill => {
  const { settings, turn } = turnedClock(zone)
  return {
    name,
    engine: 'postgres',
    settings,
    reasonAgainst,
    seconds: 8,
    async begin() {
      turn(offset)
      return async () => turn('+0')
    },
    async after({ process: server }) {
      // A timer that waits for a moment of the clock would now turn without a pause.
      const used = processorSeconds(server.pid()!)
      await setTimeout(3000)
      const more = processorSeconds(server.pid()!) - used
      return more > 1 ? [`it used ${more.toFixed(1)} s of the processor in 3 s without work`] : []
    },
  }
}

export const clockFaults: readonly FaultDrill[] = [
  jump('clock-hour-ahead', '+3600', 'America/Santiago'),
  jump('clock-hour-behind', '-3600', 'Europe/Madrid'),
]
