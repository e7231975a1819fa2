import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fire, median, type Shot } from './load.ts'
import { encode, type Recording, record } from './recording.ts'
import { type RunningServer, startFloor, startProduct } from './servers.ts'
import { lasting, repeated } from './size.ts'

/** An endpoint to compare: its repeated requests, and the requests whose SQL and bytes the floor repeats. */
export interface Scenario {
  readonly name: string
  readonly measure: 'P1' | 'P3' | 'P4'
  readonly recorded: readonly Shot[]
  /** The requests of one volley. Product and floor get different numbers, so that each write is new. */
  readonly shots: (from: number) => () => Shot | undefined
  readonly perVolley: number
}

export interface Comparison {
  readonly name: string
  readonly measure: string
  readonly ratio: number
  readonly spread: readonly [number, number]
  readonly product: number
  readonly floor: number
  readonly failed: number
  /** The statements of a call, including begin and commit. The floor runs as many, so the ratio does not show them. */
  readonly statements: number
}

const clients = 8
const seconds = lasting(2)
const pairs = repeated(5)

/** Starts a floor twin that repeats these recordings. */
export async function floorOf(recordings: readonly Recording[], databaseUrl: string): Promise<RunningServer> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'cantera-floor-')), 'recordings.json')
  writeFileSync(file, encode(recordings))
  return startFloor({ DATABASE_URL: databaseUrl, POOL: '10', RECORDINGS: file })
}

/** Runs product and floor alternately: a warm-up and then five pairs. The figure is the median of the pairs' ratios. */
export async function compare(app: FastifyInstance, databaseUrl: string, scenario: Scenario): Promise<Comparison> {
  const recordings = []
  for (const shot of scenario.recorded) recordings.push(await record(app, shot))

  const product = await startProduct({ DATABASE_URL: databaseUrl, DATABASE_POOL: '10', WORKER: '0' })
  const floor = await floorOf(recordings, databaseUrl)
  const rates: { product: number; floor: number; ratio: number }[] = []
  let failed = 0
  let volley = 0
  const next = () => scenario.shots(scenario.perVolley * volley++)
  try {
    for (let pair = 0; pair <= pairs; pair += 1) {
      const ours = await fire(product.url, next(), clients, seconds)
      const bare = await fire(floor.url, next(), clients, seconds)
      failed += ours.failed + bare.failed
      if (pair > 0) rates.push({ product: ours.perSecond, floor: bare.perSecond, ratio: ours.perSecond / bare.perSecond })
    }
  } finally {
    await Promise.all([product.stop(), floor.stop()])
  }
  const ratios = rates.map(({ ratio }) => ratio).sort((a, b) => a - b)
  return {
    name: scenario.name,
    measure: scenario.measure,
    ratio: median(ratios),
    spread: [ratios[0]!, ratios.at(-1)!],
    product: median(rates.map((rate) => rate.product)),
    floor: median(rates.map((rate) => rate.floor)),
    failed,
    statements: recordings[0]!.groups.flat().length,
  }
}
