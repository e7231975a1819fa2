import { sql } from 'kysely'
import type { Reader } from './platform.ts'

/** A clock that differs by more is not believed. */
const believedMs = 60_000
const measuredEveryMs = 60_000

/** How far this machine's clock is ahead of the clock of the database; negative when it is behind. */
export async function clockAheadMs(db: Reader, now: () => number = Date.now): Promise<number> {
  const before = now()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const after = now()
  return (before + after) / 2 - (rows[0]?.at.getTime() ?? after)
}

interface Clocks {
  readonly wall: () => number
  /** Never jumps. */
  readonly steady: () => number
}

/**
 * The clock of the site: that of this machine, and while it differs from the clock of the database by more than a minute, that one. So a
 * clock that jumps ahead ends no session and takes back no e-mail as expired. It is compared once a minute; between two comparisons a jump
 * is noticed by the time that has passed since.
 */
export async function openSiteClock(
  db: Reader,
  { wall, steady }: Clocks = { wall: Date.now, steady: () => performance.now() },
): Promise<() => Date> {
  const measure = async () => {
    const ahead = await clockAheadMs(db, wall)
    return { trueMs: wall() - ahead, at: steady() }
  }
  let base = await measure()
  const timer = setInterval(async () => {
    // While the database is away, the last comparison counts.
    base = await measure().catch(() => base)
  }, measuredEveryMs)
  timer.unref()
  return () => {
    const expected = base.trueMs + steady() - base.at
    return new Date(Math.abs(wall() - expected) > believedMs ? expected : wall())
  }
}
