import { expect, test } from 'vitest'
import type { Language } from '#domain/kernel/languages.ts'
import type { BankQuestion } from '../../banks/banks.reads.ts'
import { presentSkillReport } from './skill-report.ts'

/** What the report says of the number of its questions. */
function readinessOf(all: number, ready: number, language: Language): string | undefined {
  const question = { type: 'text', language, text: '¿?', answers: [], media: null, broken_at: null }
  const questions = Array.from({ length: all }, (_, place) => ({ ...question, ready: place < ready }) as unknown as BankQuestion)
  const now = new Date('2026-11-27T15:00:00Z')
  const printing = { language, siteName: 'Cantera', timeZone: 'America/Bogota', now, contact: [], colour: null }
  const { blocks } = presentSkillReport({ skill: { name: 'Excel' }, questions, pictures: new Map(), more: false }, printing)
  const facts = blocks.find((block) => block.kind === 'facts')
  return facts?.facts[1]?.[1]
}

test.each([
  [0, 0, 'Ninguna', 'None'],
  [1, 1, '1, lista para una prueba', '1, ready for a test'],
  [1, 0, '1, todavía no está lista para una prueba', '1, not ready for a test yet'],
  [10, 10, '10, todas listas para una prueba', '10, all ready for a test'],
  [10, 0, '10, ninguna lista para una prueba todavía', '10, none ready for a test yet'],
  [10, 1, '10: 1 está lista para una prueba', '10: 1 is ready for a test'],
  [12, 7, '12: 7 están listas para una prueba', '12: 7 are ready for a test'],
])('RPT-02 of %i questions %i are ready, in a sentence of each language', (all, ready, es, en) => {
  expect(readinessOf(all, ready, 'es')).toBe(es)
  expect(readinessOf(all, ready, 'en')).toBe(en)
})
