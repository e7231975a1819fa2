import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SelectionView } from '#domain/desk/figures/selection.contract.ts'
import { comparisonsOf, type Tally } from '#domain/desk/figures/selection.rules.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import Selection from './selection.tsx'

const t = textIn('es')
afterEach(() => vi.restoreAllMocks())

const people = (count: number, reached: number) => ({
  decided: { passed: count, interviewed: count, hired: count },
  reached: { passed: reached, interviewed: Math.round(reached / 2), hired: Math.round(reached / 4) },
})
const tallies: readonly Tally[] = [
  { language: 'es', device: 'computer', extra_time: false, ...people(820, 540) },
  { language: 'es', device: 'phone', extra_time: false, ...people(310, 140) },
  { language: 'en', device: 'computer', extra_time: null, ...people(60, 31) },
  { language: 'en', device: null, extra_time: true, ...people(12, 9) },
]
const selection = (of: readonly Tally[]): SelectionView => ({
  from: '2026-03',
  to: '2026-04',
  first_month: '2025-11',
  updating: false,
  people: of.reduce((sum, { decided }) => sum + decided.passed, 0),
  comparisons: comparisonsOf(of).map(({ groups, ...comparison }) => ({ ...comparison, groups: [...groups] })),
})

function serve(shown: SelectionView | null) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (new URL(String(address), location.href).pathname.endsWith('/choices'))
      return Response.json({ data: { vacancies: [], clients: [], owners: [] } })
    return shown ? Response.json({ data: shown }) : Response.json({ error_message: 'errors.internal' }, { status: 500 })
  })
}
const part = (of: 'language' | 'device' | 'extra_time') => page.getByRole('region', { name: t(`figures.characteristic.${of}`) })

test('FAI-06 each group has its people, its rate, the ratio to the highest rate and the p-value', async () => {
  serve(selection(tallies))
  await renderPart(<Selection />)
  await expect.element(part('extra_time')).toBeVisible()
  const wordsOf = (of: Parameters<typeof part>[0]) => part(of).element().textContent
  for (const words of [
    '140 de 310 · 45,2 % (de 39,7 a 50,7)',
    t('figures.verdict.below'),
    t('figures.selection.ratio', { ratio: '0,69', from: '0,61', to: '0,79' }),
    t('figures.selection.p_less', { p: '0,001' }),
    t('figures.selection.unrecorded', { count: 12 }),
  ])
    expect(wordsOf('device')).toContain(words)
  expect(wordsOf('extra_time')).toContain(t('figures.verdict.few'))
  expect(wordsOf('extra_time')).toContain(t('figures.selection.unlimited', { count: 60 }))
  await expect.element(page.getByText(t('figures.selection.not_collected'))).toBeVisible()
  await expectAccessible()
})

test('FAI-06 too few people, nobody, and a failure are explained in words', async () => {
  serve(selection([{ language: 'es', device: 'phone', extra_time: null, ...people(8, 3) }]))
  const few = await renderPart(<Selection />)
  await expect.element(part('language').getByText(t('figures.selection.missing', { count: 52 }))).toBeVisible()
  const rule = part('language').getByText(t('figures.selection.few', { least: 30 }))
  await expect.element(rule.first()).not.toBeVisible()
  await part('language').getByText(t('lists.so_far')).click()
  await expect.element(rule.first()).toBeVisible()
  expect(document.body.textContent).not.toContain('p =')
  few.unmount()
  serve(selection([]))
  const none = await renderPart(<Selection />)
  await expect.element(page.getByText(t('figures.selection.none'), { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: t('figures.selection.csv') })).not.toBeInTheDocument()
  await expect.element(page.getByText(t('figures.selection.not_collected'))).toBeVisible()
  none.unmount()
  serve(null)
  await renderPart(<Selection />)
  await expect.element(page.getByText(t('common.load_failed'))).toBeVisible()
})

test('FAI-06 a phone shows the report without a wider page', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  serve(selection(tallies))
  await renderPart(<Selection />)
  await expect.element(part('device')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
})
