import fc from 'fast-check'
import { startTestApp, type TestApp } from '../app.ts'
import { type Counts, checkWhole, commandsOf } from './commands.ts'
import { firstModel } from './state.ts'
import { addressOf, firstNameOf, makeWorld } from './world.ts'

/** Runs with one seed. A failure names the seed, and the seed finds it again but for the order of requests at once. */
const runsOfSeed = 4
/** Seeds that share a database. Months pass in each run, so that the clock would come to strange years. */
const seedsOfSite = 10
const mostCommands = 40
/** The search for a shorter failing run ends after this time. */
const mostShrinkingMs = 200_000

export interface ModelRuns {
  readonly seed: number
  readonly runs: number
  /** No further seed begins after so many seconds. */
  readonly seconds: number
}

/**
 * Compares the product with the model in runs of random commands, each with people and vacancies of its own. Resolves to the counts of
 * answers, and to what went wrong with the first seed that failed.
 */
export async function runModels({ seed, runs, seconds }: ModelRuns) {
  const end = performance.now() + seconds * 1000
  const counts: Counts = new Map()
  let failure: string | undefined
  let made = 0
  while (made < runs && failure === undefined && (made === 0 || performance.now() < end))
    await withSite(async (site) => {
      for (let of = 0; of < seedsOfSite && made < runs; of += 1) {
        if (made > 0 && performance.now() > end) return
        const next = seed + made / runsOfSeed
        const limits = { interruptAfterTimeLimit: mostShrinkingMs, markInterruptAsFailure: false }
        const result = await fc.check(propertyOf(site, counts, sayFirst(next)), { seed: next, numRuns: runsOfSeed, ...limits })
        made += result.failed ? result.numRuns : runsOfSeed
        if (!result.failed) continue
        failure = `seed ${next}, run ${made}: ${result.errorInstance}\n${fc.defaultReportMessage(result)}`
        return
      }
    })
  const requests = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { runs: made, requests, counts, failure }
}

/** Says at once what failed. Looking for a shorter run may take minutes. */
function sayFirst(seed: number) {
  let isFirst = true
  return (error: unknown): never => {
    if (isFirst) console.log(`Seed ${seed} failed: ${error}`)
    isFirst = false
    throw error
  }
}

const propertyOf = (site: TestApp, counts: Counts, failed: (error: unknown) => never) =>
  fc.asyncProperty(commandsOf(counts, { maxCommands: mostCommands }), async (commands) => {
    const world = await makeWorld(site)
    const people = world.people.map(({ uuid }, number) => ({
      uuid,
      firstName: firstNameOf(number),
      email: addressOf(world.name, number),
    }))
    const held = { model: firstModel(people) }
    const run = fc.asyncModelRun(() => ({ model: held, real: world }), commands)
    await run.then(() => checkWhole(held, world)).catch(failed)
  })

async function withSite(use: (site: TestApp) => Promise<void>): Promise<void> {
  let stop = async () => {}
  const site = await startTestApp({
    atEnd: (end) => {
      stop = end
    },
  })
  await use(site).finally(() => stop())
}
