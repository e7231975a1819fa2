import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { LanguageLinkView } from '#domain/assessment/language-links/language-links.contract.ts'
import { tableOf } from '#domain/assessment/language-links/link.rules.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import { LanguageLink } from './language-link.tsx'

const t = textIn('es')

const link = { constant: 0.412, error: 0.06, pairs: 18 }
const table = tableOf(link, [-1, 0, 1], [-1, 0, 1]).map(({ points, equal }) => ({ points, equal }))
const signed = (number: number, of: Partial<LanguageLinkView['signed'][number]> = {}) => ({
  ...{ ...link, table, number, signed_by: 'Olga Dueña', signed_at: '2026-11-20T15:00:00.000Z', note: 'Revisada con el equipo' },
  ...{ withdrawn_by: null, withdrawn_at: null },
  ...of,
})

const mayChangeResults = [
  { module: 'questions', item: 'view' },
  { module: 'users', item: 'change' },
] as const

/** Answers with this state; signing answers the same. */
const serve = (shown: LanguageLinkView) =>
  logInWith(mayChangeResults, () => ({ success_message: 'language_links.signed', data: shown }))
const expectSaid = (words: string) => expect.poll(() => document.body.textContent).toContain(words)
const signatures = () =>
  vi
    .mocked(fetch)
    .mock.calls.flatMap(([address, init]) =>
      String(address).endsWith('/language-link') && init?.method === 'POST' ? [JSON.parse(String(init.body))] : [],
    )

test('FAI-04 the proposed table says which language is harder, and is signed with a note', async () => {
  await serve({ proposal: { ...link, table, left_out: 2 }, lack: null, signed: [] })
  await renderPart(<LanguageLink id="a" />)
  await expectSaid('0,41 ± 0,06 logits')
  await expectSaid(t('language_links.none'))
  await expect.element(page.getByRole('row', { name: /^50 5\d$/ })).toBeVisible()
  await page.getByLabelText(t('language_links.note')).fill('La revisamos entre dos')
  await page.getByRole('button', { name: t('language_links.sign') }).click()
  await expect.poll(signatures).toEqual([{ constant: 0.412, note: 'La revisamos entre dos' }])
  await expectAccessible()
})

test('FAI-04 what is missing is said, and a signed table has its name, day and note', async () => {
  await serve({ proposal: null, lack: 'few', signed: [] })
  const few = await renderPart(<LanguageLink id="a" />)
  await expectSaid(t('language_links.lack.few', { least: 5, answers: 200 }))
  await expect.element(page.getByRole('button', { name: t('language_links.sign') })).not.toBeInTheDocument()
  few.unmount()
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  const former = signed(1, { withdrawn_by: 'Ana', withdrawn_at: '2026-11-22T15:00:00.000Z' })
  await serve({ proposal: { ...link, table, left_out: 2 }, lack: null, signed: [signed(2), former] })
  await renderPart(<LanguageLink id="a" />)
  await expectSaid(t('language_links.current', { number: 2 }))
  await expectSaid('«Revisada con el equipo»')
  await expectSaid(t('language_links.ended', { number: 1 }))
  expect(document.documentElement.scrollWidth).toBe(360)
})
