import { readdir } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { reasonAgainstMounting } from '../../../server/testing/mounted-disk.ts'
import { backUp } from './backing-up.ts'
import type { FaultDrill } from './run-fault.ts'
import { supervisePostgres } from './supervise-postgres.ts'
import type { Place, World } from './world.ts'

const full = (place: Place) => async (world: World) => {
  const disk = world.disk(place)
  disk.fill()
  return async () => disk.empty()
}

/** A backup while the disk is full is refused with a sentence and leaves nothing; one afterwards is whole. */
const backupFault = (engine: FaultDrill['engine']): Omit<FaultDrill, 'reasonAgainst'> => {
  let during: Awaited<ReturnType<typeof backUp>> | undefined
  return {
    name: `disk-backup-${engine}`,
    engine,
    disks: { archive: 20 },
    seconds: 1,
    async begin(world) {
      const disk = world.disk('archive')
      disk.fill()
      during = await backUp(world, 'full.cantera')
      disk.empty()
      return async () => {}
    },
    async after(world) {
      const wrong: string[] = []
      if (
        during?.code !== 1 ||
        !/could not be written \(.*no space left/i.test(during.output) ||
        during.output.trim().includes('\n')
      )
        wrong.push(`a backup onto a full disk ended with ${during?.code} with the output ${during?.output}`)
      const whole = await backUp(world, 'whole.cantera')
      if (whole.code !== 0) wrong.push(`a backup afterwards ended with ${whole.code} with the output ${whole.output}`)
      const names = (await readdir(world.disk('archive').folder)).filter((name) => name !== 'whole.cantera')
      if (names.length > 0) wrong.push(`left beside the archive: ${names.join(', ')}`)
      return wrong
    },
  }
}

const snapshotsOf = (world: World) =>
  readdir(world.disk('snapshots').folder).then((names) => names.filter((name) => name !== 'filler'))
/** The first look for a due snapshot comes a minute after the start. */
const untilSnapshotMs = 75_000

const drills: readonly Omit<FaultDrill, 'reasonAgainst'>[] = [
  {
    name: 'disk-commit-embedded',
    engine: 'embedded',
    disks: { data: 400 },
    begin: full('data'),
    says: /no space left/i,
  },
  {
    name: 'disk-commit-postgres',
    engine: 'postgres',
    disks: { postgres: 400 },
    begin: full('postgres'),
  },
  {
    name: 'disk-commit-wal',
    engine: 'postgres',
    disks: { wal: 300 },
    // Only a new segment needs room.
    async begin(world) {
      const { disk, openPool, postgres } = world
      disk('wal').fill()
      const { pool, close } = await openPool()
      for (let left = 20; left > 0 && postgres?.isRunning(); left -= 1)
        await pool.query('select pg_switch_wal()').catch(() => setTimeout(100))
      await close().catch(() => {})
      return async () => {
        disk('wal').empty()
        await supervisePostgres(world)
      }
    },
  },
  backupFault('embedded'),
  backupFault('postgres'),
  {
    name: 'disk-snapshot',
    engine: 'embedded',
    disks: { snapshots: 60 },
    seconds: untilSnapshotMs / 1000,
    begin: full('snapshots'),
    says: /no snapshot could be taken \(.*no space left/i,
    async after(world) {
      const during = await snapshotsOf(world)
      if (during.length > 0) return [`on the full disk there was ${during.join(', ')}`]
      await world.process.end()
      await world.process.start()
      for (const until = performance.now() + 2 * untilSnapshotMs; performance.now() < until; await setTimeout(1000))
        if ((await snapshotsOf(world)).some((name) => name.endsWith('.tar.gz'))) return []
      return ['no snapshot was taken after there was room']
    },
  },
  {
    name: 'disk-upload',
    engine: 'postgres',
    disks: { files: 200 },
    begin: full('files'),
    says: /no space left/i,
  },
  {
    name: 'disk-mailbox',
    engine: 'postgres',
    disks: { mailbox: 50 },
    begin: full('mailbox'),
    says: /no space left/i,
  },
  {
    name: 'disk-log',
    engine: 'postgres',
    disks: { log: 4 },
    begin: full('log'),
    settings: { LOG_LEVEL: 'info' },
  },
]

/** A full disk at each place that the product writes to. */
export const diskFaults: readonly FaultDrill[] = drills.map((drill) => ({ ...drill, reasonAgainst: reasonAgainstMounting }))
