import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aboutError, readMessages } from './stated-texts.ts'
import { statements, withoutClaim } from './statements.ts'

/** The key of a message with the words of it that state a figure in each language, and documents with theirs. */
const messagesOf = { en: readMessages('en'), es: readMessages('es') }

test('TRU-01 each figure that a text states is what a simulation gives', () => {
  const measured = statements.map(({ about, measure, holds }) => {
    const figures = measure()
    return [about, figures, holds(figures)] as const
  })
  expect(measured.filter(([, , holds]) => !holds)).toEqual([])
}, 120_000)

test('TRU-01 the texts of both languages and the guide state these figures', () => {
  const stated = statements.flatMap(({ messages, documents = [] }) => [
    ...messages.flatMap(([key, en, es]) => [
      [key, messagesOf.en.get(key) ?? '', en] as const,
      [key, messagesOf.es.get(key) ?? '', es] as const,
    ]),
    ...documents.map(([file, words]) => [file, readFileSync(file, 'utf8').replace(/\s+/g, ' '), words] as const),
  ])
  expect(stated.filter(([, text, words]) => !words.test(text)).map(([where, , words]) => [where, words])).toEqual([])
})

test('TRU-01 each text about error, equality, balance or fairness has a figure, or claims nothing', () => {
  const known = new Set([...withoutClaim, ...statements.flatMap(({ messages }) => messages.map(([key]) => key))])
  const keys = (['en', 'es'] as const).flatMap((language) =>
    [...messagesOf[language]].filter(([, text]) => aboutError[language].test(text)).map(([key]) => key),
  )
  expect([...new Set(keys)].filter((key) => !known.has(key))).toEqual([])
  expect(withoutClaim.filter((key) => !messagesOf.es.has(key))).toEqual([])
})

test('TRU-01 each sentence of the guide with a figure about error or equality has its simulation', () => {
  const guides = readdirSync('docs/guide').filter((name) => name.endsWith('.md'))
  const sentences = guides.flatMap((name) =>
    readFileSync(`docs/guide/${name}`, 'utf8')
      .replace(/\s+/g, ' ')
      .split(/(?<=[.:]) (?=[A-Z*[])/)
      .filter(
        (sentence) =>
          /\b(points?|results|cases)\b/.test(sentence) &&
          /simulat|in (about|at least) \w+ of|of 100 points|levels it is/.test(sentence),
      ),
  )
  const words = statements.flatMap(({ documents = [] }) => documents.map(([, stated]) => stated))
  expect(sentences.length).toBeGreaterThan(2)
  expect(sentences.filter((sentence) => !words.some((stated) => stated.test(sentence)))).toEqual([])
})
