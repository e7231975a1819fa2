import type { FastifyInstance } from 'fastify'
import { floorOf } from './comparisons.ts'
import { arrive, type Shot, type Volley } from './load.ts'
import { record } from './recording.ts'
import { startProduct } from './servers.ts'
import { lasting, scaled } from './size.ts'
import type { Takers } from './tests-dataset.ts'

export interface TestTaking {
  /** P7: 400 answers a second from 200 busy test takers. */
  readonly answers: { readonly product: Volley; readonly floor: Volley }
  /** P8: the most test takers who think for a minute and are answered within 100 ms. */
  readonly takers: { readonly most: number; readonly steps: readonly { readonly takers: number; readonly p99: number }[] }
  /** P9: 200 people start the same test within a second. */
  readonly starts: { readonly product: Volley; readonly floor: Volley }
}

const perSecond = 400
const seconds = lasting(10)
const startsAtOnce = scaled(200)
const thinkSeconds = 60
const longestMs = 100
const rates = [50, 100, 200, 300, 400, 600, 800]
const stepSeconds = lasting(3)

/** P7, P8 and P9 with requests at fixed times, which show the effect of a stall on later requests. `first` is the first taker to use. */
export async function measureTestTaking(
  app: FastifyInstance,
  databaseUrl: string,
  takers: Takers,
  first: number,
): Promise<TestTaking> {
  let number = first
  const answers = () => takers.answer(number++)
  let started = 2
  const starts = () => takers.start(started++)
  const recordings = [await record(app, answers() as Shot), await record(app, takers.start(1) as Shot)]
  const product = await startProduct({ DATABASE_URL: databaseUrl, DATABASE_POOL: '10', WORKER: '0' })
  const floor = await floorOf(recordings, databaseUrl)
  try {
    for (const { url } of [product, floor]) {
      await arrive(url, answers, perSecond / 2, lasting(2))
      await arrive(url, starts, startsAtOnce / 4, 1)
    }
    const both = async (next: () => Shot | undefined, rate: number, long: number) => ({
      product: await arrive(product.url, next, rate, long),
      floor: await arrive(floor.url, next, rate, long),
    })
    const ofStarts = await both(starts, startsAtOnce, 1)
    const ofAnswers = await both(answers, perSecond, seconds)
    const steps: { takers: number; p99: number }[] = []
    for (const rate of rates) {
      const { p99, failed } = await arrive(product.url, answers, rate, stepSeconds)
      steps.push({ takers: rate * thinkSeconds, p99 })
      if (failed > 0 || p99 >= longestMs) break
    }
    const most = Math.max(0, ...steps.filter(({ p99 }) => p99 < longestMs).map((step) => step.takers))
    return { answers: ofAnswers, takers: { most, steps }, starts: ofStarts }
  } finally {
    await Promise.all([product.stop(), floor.stop()])
  }
}
