import { expect, test } from 'vitest'
import { runModels } from './run-models.ts'

// The drill scripts/drills/models.mjs runs this test for longer.
const { MODEL_RUNS, MODEL_SECONDS, MODEL_SEED } = process.env
const seconds = Number(MODEL_SECONDS ?? 5)

test('HAV-02 commands at random leave what a model of the rules says, one by one and two at once', {
  timeout: (seconds + 300) * 1000,
}, async () => {
  const seed = MODEL_SEED === undefined ? Date.now() % 1_000_000 : Number(MODEL_SEED)
  const { runs, requests, counts, failure } = await runModels({ seed, runs: Number(MODEL_RUNS ?? 1000), seconds })
  if (MODEL_RUNS !== undefined)
    for (const [answer, count] of [...counts].toSorted()) console.log(`${String(count).padStart(7)} ${answer}`)
  console.log(`Seed ${seed}: ${runs} runs, ${requests} requests.`)
  expect(failure).toBeUndefined()
})
