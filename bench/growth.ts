import type pg from 'pg'
import { agencyLists } from './agency-lists.ts'
import { grow } from './dataset.ts'
import { fire, growthExponent, type Shot } from './load.ts'
import { lists, searches } from './scenarios.ts'
import type { RunningServer } from './servers.ts'
import { isSmall, lasting } from './size.ts'
import { staffLists } from './staff-lists.ts'

export interface Growth {
  readonly name: string
  readonly exponent: number
  /** Median latency and p99 in milliseconds at each size. */
  readonly points: readonly { size: number; time: number; p99: number }[]
}

const sizes = isSmall ? [1_100, 1_200] : [1_000, 10_000, 100_000]
const seconds = lasting(3)

/**
 * P6: the same requests, one at a time, to 1,000, 10,000 and 100,000 vacancies with ten times as many applications and three times as many
 * people. The largest data stays in place. Of the lists of staff only those asked for are measured. `keep` gets the figures after each size.
 */
export async function measureGrowth(
  pool: pg.Pool,
  server: RunningServer,
  { staff, agency }: { readonly staff: boolean; readonly agency: boolean },
  keep: (growth: Growth[]) => void,
): Promise<Growth[]> {
  const points = new Map<string, { size: number; time: number; p99: number }[]>()
  const figures = () => [...points].map(([name, all]) => ({ name, exponent: growthExponent(all), points: all }))
  for (const size of sizes) {
    await grow(pool, { vacancies: size, users: size * 3, applications: size * 10, attempts: size * 2 })
    const asked: [string, readonly Shot[]][] = [
      ['public list', lists],
      ['search', searches],
      ...(staff ? await staffLists(pool) : []),
      ...(agency ? await agencyLists(pool) : []),
    ]
    for (const [name, shots] of asked) {
      const turn = () => {
        let index = 0
        return () => shots[index++ % shots.length]
      }
      await fire(server.url, turn(), 1, lasting(1))
      const { p50, p99, failed } = await fire(server.url, turn(), 1, seconds)
      if (failed > 0) throw new Error(`${name}: ${failed} requests were refused`)
      points.set(name, [...(points.get(name) ?? []), { size, time: p50, p99 }])
    }
    keep(figures())
  }
  return figures()
}
