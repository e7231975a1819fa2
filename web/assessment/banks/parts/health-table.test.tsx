import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { HealthView } from '#domain/assessment/banks/banks.contract.ts'
import type { LanguageLinkView } from '#domain/assessment/language-links/language-links.contract.ts'
import { tableOf } from '#domain/assessment/language-links/link.rules.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import { LanguageLink } from '../../language-links/parts/language-link.tsx'
import { HealthTable } from './health-table.tsx'

const t = textIn('es')

const mayChangeResults = [
  { module: 'questions', item: 'view' },
  { module: 'users', item: 'change' },
] as const

const difficulty = { answers: 40, word: null, difficulty: 0.2, error: 0.1, misfit: false, lack: null, missing: 0 }
const question = {
  ...{ uuid: 'q', question: '¿Cuánto es dos más dos?', type: 'select', language: 'es', ready: true, broken_at: null },
  ...{ asked: 40, share: 60, discrimination: 0.4, median_seconds: 20, marks: [], difficulty },
} satisfies HealthView

/** Answers as the server: a broken question leaves the proposed table with another constant. */
async function serve() {
  let broken: string | null = null
  const proposal = (constant: number): LanguageLinkView['proposal'] => ({
    ...{ constant, error: 0.06, pairs: 18, left_out: 0 },
    table: tableOf({ constant, error: 0.06 }, [-1, 0, 1], [-1, 0, 1]).map(({ points, equal }) => ({ points, equal })),
  })
  await logInWith(mayChangeResults, (address) => {
    if (address.includes('/language-link'))
      return {
        success_message: 'language_links.signed',
        data: { proposal: proposal(broken ? 0.312 : 0.412), lack: null, signed: [] },
      }
    if (address.includes('/health')) return { data: [{ ...question, broken_at: broken }], total: 1 }
    broken = address.includes('/broken/') ? '2026-11-20T15:00:00.000Z' : null
    return { success_message: broken ? 'banks.broken_done' : 'banks.mended_done', data: { uuid: 'q', broken_at: broken } }
  })
}
const expectSaid = (words: string) => expect.poll(() => document.body.textContent).toContain(words)
const signed = () =>
  vi
    .mocked(fetch)
    .mock.calls.flatMap(([address, init]) =>
      String(address).endsWith('/language-link') && init?.method === 'POST' ? [JSON.parse(String(init.body)).constant] : [],
    )

test('FAI-04 a question that is declared broken or mended renews the proposed table, which is then signed as it is', async () => {
  await serve()
  await renderPart(
    <>
      <LanguageLink id="a" />
      <HealthTable id="a" language="es" />
    </>,
  )
  await expectSaid('0,41 ± 0,06 logits')
  await page.getByRole('button', { name: t('banks.break_named', { question: question.question }) }).click()
  await page.getByRole('button', { name: t('banks.break_confirm') }).click()
  await expectSaid('0,31 ± 0,06 logits')
  await page.getByRole('button', { name: t('banks.mend_named', { question: question.question }) }).click()
  await expectSaid('0,41 ± 0,06 logits')
  await page.getByLabelText(t('language_links.note')).fill('La revisamos entre dos')
  await page.getByRole('button', { name: t('language_links.sign') }).click()
  await expect.poll(signed).toEqual([0.412])
})
