import type pg from 'pg'
import { addCallers, grow } from './dataset.ts'
import { fire, growthExponent } from './load.ts'
import { lists, searches } from './scenarios.ts'
import type { RunningServer } from './servers.ts'

export interface Growth {
  readonly name: string
  readonly exponent: number
  /** Median latency in milliseconds at each size. */
  readonly points: readonly { size: number; time: number; p99: number }[]
}

const sizes = [1_000, 10_000, 100_000]
const seconds = 3

/** P6: the same questions to 1,000, 10,000 and 100,000 vacancies, one at a time; leaves the largest data in place. */
export async function measureGrowth(pool: pg.Pool, server: RunningServer): Promise<{ growth: Growth[]; boardVacancy: number }> {
  const points: Record<string, { size: number; time: number; p99: number }[]> = { 'public list': [], search: [] }
  for (const size of sizes) {
    await grow(pool, { vacancies: size, users: size * 3, applications: size * 10, attempts: size * 2 })
    for (const [name, shots] of [
      ['public list', lists],
      ['search', searches],
    ] as const) {
      const turn = () => {
        let index = 0
        return () => shots[index++ % shots.length]
      }
      await fire(server.url, turn(), 1, 1)
      const { p50, p99 } = await fire(server.url, turn(), 1, seconds)
      points[name]!.push({ size, time: p50, p99 })
    }
  }
  const { boardVacancy } = await addCallers(pool)
  return {
    growth: Object.entries(points).map(([name, all]) => ({ name, exponent: growthExponent(all), points: all })),
    boardVacancy,
  }
}
