import { existsSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { starterBankNames } from '#domain/assessment/starter-banks/starter-banks.rules.ts'
import { languages } from '#domain/kernel/languages.ts'
import { asBankFile, readStarterFile } from './starter-files.ts'

const leastPairs = 40
/** Whoever always takes the longest answer must not do much better than by chance. */
const mostLongest = 0.4
const pictureBytes = 25_000

describe.each(starterBankNames)('the starter bank %s', (name) => {
  test('QST-05 has enough pairs, each with its source, and the same number of different answers in both languages', async () => {
    const { pairs } = await readStarterFile(name)
    expect(pairs.length).toBeGreaterThanOrEqual(leastPairs)
    for (const { es, en, pair } of pairs) {
      expect(es.answers.length, pair).toBe(en.answers.length)
      expect([0, 3, 4, 5], pair).toContain(es.answers.length)
      for (const { answers } of [es, en]) expect(new Set(answers).size).toBe(answers.length)
    }
  })

  test.each(languages)('QST-05 does not give away its right answers by their length in %s', async (language) => {
    const { pairs } = await readStarterFile(name)
    const choices = pairs.map((pair) => pair[language].answers.map(({ length }) => length)).filter(({ length }) => length > 0)
    const longest = choices.filter(([right = 0, ...wrong]) => wrong.every((length) => length < right))
    expect(longest.length / choices.length).toBeLessThan(mostLongest)
  })

  test('QST-05 has its pictures, small, with alternative texts', async () => {
    const file = await readStarterFile(name)
    for (const { picture } of file.pairs)
      for (const language of languages) {
        if (!picture) continue
        const path = new URL(`../content/${picture[language]}`, import.meta.url)
        expect(existsSync(path), picture[language]).toBe(true)
        expect(statSync(path).size).toBeLessThanOrEqual(pictureBytes)
      }
    await asBankFile(file)
  })
})

test('QST-05 no pair stands in two starter banks, or twice in one', async () => {
  const files = await Promise.all(starterBankNames.map(readStarterFile))
  const pairs = files.flatMap((file) => file.pairs.map(({ pair }) => pair))
  expect(new Set(pairs).size).toBe(pairs.length)
})
