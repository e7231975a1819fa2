import { expect, test } from 'vitest'
import { importBankEndpoint, previewImportEndpoint } from '#domain/assessment/banks/banks.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { fileOf } from '../../testing/documents.ts'
import { makeBank } from '../../testing/tests.ts'

const site = sharedTestApp()
const answersOfEach = 20

/** A table of questions with twenty answers each; other `words` make other questions of them. */
function tableOf(questions: number, words: string): Buffer {
  const nth = (count: number) => Array.from({ length: count }, (_, place) => place)
  const head = ['language', 'type', 'question', ...nth(answersOfEach).map((place) => `answer_${place + 1}`), 'correct']
  const rows = nth(questions).map((question) => [
    ...['es', 'select', `Pregunta ${question}`],
    ...nth(answersOfEach).map((place) => `${words} ${place}`),
    '1',
  ])
  return Buffer.from([head, ...rows].map((row) => row.join(',')).join('\n'))
}

test('QST-02 ADR-0002: an import on the embedded database yields while it adds and changes questions', async () => {
  const { skillUuid: id } = await makeBank(site.platform, { questions: 0 })
  const { token } = await site.person({ role: 'administrator' })
  for (const outcome of ['new', 'changed'] as const) {
    const files = { file: fileOf(tableOf(150, outcome), 'banco.csv') }
    const { plan } = (await site.call(previewImportEndpoint, { token, params: { id }, files, body: {} })).answer.data
    const began = performance.now()
    let [turn, longest] = [began, 0]
    const look = () => {
      const now = performance.now()
      longest = Math.max(longest, now - turn)
      turn = now
    }
    const timer = setInterval(look, 1)
    const done = await site.call(importBankEndpoint, { token, params: { id }, files, body: { plan } })
    look()
    clearInterval(timer)
    expect(done.answer.data.counts).toMatchObject({ [outcome]: 150, wrong: 0 })
    expect(longest / (turn - began)).toBeLessThan(1 / 2)
  }
})
