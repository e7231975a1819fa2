import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Evidence } from '#domain/assessment/passport/foreign-results.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import EvidenceOfPerson from './evidence-of-person.tsx'

const t = textIn('es')
const seesVacancies = [{ module: 'candidates', item: 'view' }] as const

const evidence = (of: Partial<Evidence> = {}): Evidence => ({
  uuid: '5f0c1c7e-7d5f-4b1e-9a57-0e9b2b1d3c11',
  state: 'valid',
  attested: {
    ...{ skill: 'Contabilidad', language: 'es', adjusted: false, bands: ['S', 'E'], error: 12, questions: 10, name: 'Ana Ríos' },
    finished_at: '2026-11-20T15:00:00Z',
  },
  issuer: { name: 'Banco Grande', site: 'https://empleo.banco-grande-de-la-region-del-pacifico.example' },
  address: `https://empleo.banco-grande-de-la-region-del-pacifico.example/passport/${'A'.repeat(43)}`,
  added_at: '2026-11-21T15:00:00Z',
  checked_at: '2026-11-21T15:00:00Z',
  answered: true,
  holder: 'same',
  shown_by_others: false,
  ...of,
})
const show = async (...data: Evidence[]) => {
  await logInWith(seesVacancies, () => ({ data, total: data.length }))
  return renderPart(<EvidenceOfPerson person="a" heading="h2" />)
}

test('PAS-02 staff see a result of another site with its mark, its site, its day and what is known of its person', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await show(evidence())
  const part = page.getByRole('region', { name: t('foreign_results.title') })
  for (const words of ['foreign_results.foreign', 'foreign_results.valid', 'foreign_results.evidence_text'] as const)
    await expect.element(part.getByText(t(words), { exact: true })).toBeVisible()
  await expect.element(part.getByText('empleo.banco-grande-de-la-region-del-pacifico.example', { exact: true })).toBeVisible()
  await expect.element(part.getByText(t('foreign_results.holder.same', { name: 'Ana Ríos' }))).toBeVisible()
  await expect.element(part.getByText('Sobresaliente o Excelente')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})

test('PAS-02 staff read that a result is not confirmed any more, has another name, or is shown by two people', async () => {
  const withdrawn = evidence({ state: 'withdrawn', holder: 'other', shown_by_others: true })
  const silent = evidence({ uuid: '6f0c1c7e-7d5f-4b1e-9a57-0e9b2b1d3c11', answered: false, holder: 'unnamed' })
  await show(withdrawn, silent)
  const [first, second] = [page.getByRole('listitem').first(), page.getByRole('listitem').last()]
  await expect.element(first.getByText(t('foreign_results.withdrawn_text'))).toBeVisible()
  await expect.element(first.getByText(t('foreign_results.holder.other', { name: 'Ana Ríos' }))).toBeVisible()
  await expect.element(first.getByText(t('foreign_results.shown_by_others'))).toBeVisible()
  expect(first.getByRole('link').query()).toBeNull()
  await expect.element(second.getByText(t('foreign_results.unanswered'))).toBeVisible()
  await expect.element(second.getByText(t('foreign_results.holder.unnamed'))).toBeVisible()
})

test('PAS-02 a person who shows no result of another site has no such part', async () => {
  await show()
  const asked = () => vi.mocked(fetch).mock.calls.some(([address]) => String(address).includes('/foreign-results'))
  await expect.poll(asked).toBe(true)
  await expect.poll(() => page.getByRole('main').element().textContent).toBe('')
})
