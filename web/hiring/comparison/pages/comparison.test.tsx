import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { TestResult } from '#domain/assessment/results/vacancy-results.contract.ts'
import type { Compared, ComparedPerson, Comparison } from '#domain/hiring/comparison/comparison.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { ComparisonNotes } from '../parts/comparison-notes.tsx'
import { ComparisonTable } from '../parts/comparison-table.tsx'

const t = textIn('es')
const result = (points: number | null, more: Partial<TestResult> = {}): TestResult => ({
  state: points === null ? 'take' : 'done',
  band: points === null ? null : 'E',
  points,
  error: points === null ? null : 12,
  bands: points === null ? [] : ['E', 'R'],
  questions: points === null ? null : 10,
  provisional: false,
  language: points === null ? null : 'es',
  uuid: points === null ? null : '7f4df2b8-9d4f-4f1a-a3a9-8f9d2f0c7a11',
  ...more,
})

const person = (name: string, of: Partial<Compared> | null, more: Partial<ComparedPerson> = {}): ComparedPerson => ({
  uuid: name,
  state: of ? 'here' : 'withdrawn',
  name,
  lastname: '',
  of: of && {
    card: `card-${name}`,
    stage: 'makeTest',
    cv: '/files/cv',
    notes: 2,
    results: [],
    below: [],
    scorecards: [],
    blind: false,
    answers: [],
    ...of,
  },
  ...more,
})

const skillsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Habilidad ${at + 1}`, has_test: true }))
const comparisonOf = (people: ComparedPerson[], more: Partial<Comparison> = {}): Comparison => ({
  vacancy: { uuid: 'v', name_job: 'Analista', language: 'es' },
  skills: skillsOf(1),
  criteria: [],
  questions: [],
  people,
  ...more,
})

async function show(comparison: Comparison, width = 1280) {
  await page.viewport(width, 800)
  onTestFinished(() => void vi.restoreAllMocks())
  await renderPart(
    <>
      <ComparisonTable comparison={comparison} />
      <ComparisonNotes comparison={comparison} />
    </>,
  )
}
const rowOf = (name: string | RegExp) => page.getByRole('row', { name })

test('SBS-01 a row has the results of all people as marks on one scale, with what is clearly below the best', async () => {
  const people = [
    person('Ana', { results: [result(90)], below: [false] }),
    person('Bea', { results: [result(20, { error: null, bands: ['M'] })], below: [true] }),
    person('Carla', { results: [result(null)], below: [false] }),
  ]
  await show(comparisonOf(people))
  const row = rowOf(/^Habilidad 1/)
  await expect.element(row.getByRole('link', { name: /Ana: 90 ±12 de 100 puntos: Excelente o Regular/ })).toBeVisible()
  await expect.element(row.getByText(t('results.below_best'))).toBeVisible()
  expect(row.element().querySelectorAll('circle')).toHaveLength(2)
  expect(row.element().textContent).toContain(t('board.test.take'))
  expect(document.querySelector('table')?.textContent).not.toContain('Excelente')
  await expectAccessible()
})

test('SBS-01 twelve skills and six people with names of 80 letters fit, and the first column stays in sight', async () => {
  const name = 'María Fernanda de los Ángeles Rodríguez Villavicencio-Echeverría de la Torre Ríos'
  const results = Array.from({ length: 12 }, (_, at) => result(at * 8))
  const people = Array.from({ length: 6 }, (_, at) =>
    person(name, { results, below: results.map(() => false) }, { uuid: `${at}`, state: 'here' }),
  )
  await show(comparisonOf(people, { skills: skillsOf(12) }))
  await expect.element(rowOf(/^Habilidad 12/)).toBeVisible()
  const head = page.getByRole('columnheader').first().element()
  expect(head.getBoundingClientRect().height).toBeLessThan(96)
  const frame = page.getByRole('region', { name: t('comparison.title') }).element()
  frame.scrollLeft = 400
  const first = page.getByRole('rowheader', { name: 'Habilidad 1', exact: true }).element().getBoundingClientRect()
  expect(first.left).toBeGreaterThanOrEqual(frame.getBoundingClientRect().left)
  await expectAccessible()
})

test('SBS-01 a phone stacks the people of a skill one below another, and nothing is wider than its window', async () => {
  const people = [
    person('Ana', { results: [result(90)], below: [false] }),
    person('Bea', { results: [result(40)], below: [false] }),
  ]
  await show(comparisonOf(people), 360)
  const marks = page.getByRole('link', { name: /de 100 puntos/ })
  const [one, other] = [marks.nth(0).element(), marks.nth(1).element()].map((mark) => mark.getBoundingClientRect())
  expect(one?.left).toBe(other?.left)
  expect(other?.top).toBeGreaterThanOrEqual(one?.bottom ?? 0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test.each(['withdrawn', 'removed', 'gone'] as const)('SBS-01 a column says that its person is %s', async (state) => {
  const lost = person(state === 'gone' ? '' : 'Luz', null, { state, uuid: 'lost' })
  await show(comparisonOf([person('Ana', { results: [result(50)], below: [false] }), lost]))
  await expect.element(page.getByText(t(`comparison.state.${state}`))).toBeVisible()
  await expectAccessible()
})

test('SBS-01 SCO-02 interviews show the points of colleagues, and say why those of others are missing', async () => {
  const people = [
    person('Ana', { scorecards: [null, { points: [3, 4], scale: 4 }], results: [result(50)], below: [false] }),
    person('Bea', { scorecards: [null, null], blind: true, results: [result(60)], below: [false] }),
  ]
  await show(comparisonOf(people, { criteria: ['Escucha'] }))
  const row = rowOf(/^Escucha/)
  await expect
    .element(row.getByRole('img', { name: t('comparison.rated', { name: 'Escucha', points: '3, 4', scale: 4 }) }))
    .toBeVisible()
  await expect.element(row.getByText(t('comparison.blind'))).toBeVisible()
})

test('SBS-01 answers, CV, notes and the card are one press away, and a missing one is named', async () => {
  const questions = [{ text: '¿Desde cuándo?', kind: 'date' as const }]
  const people = [
    person('Ana', { answers: [{ values: ['2027-01-10'], knockout: 'Tarde' }], results: [result(50)], below: [false] }),
    person('Bea', { answers: [null], cv: null, results: [result(50)], below: [false] }),
  ]
  await show(comparisonOf(people, { questions }))
  const row = rowOf(/^¿Desde cuándo\?/)
  await expect.element(row.getByText(t('screening.mark', { reason: 'Tarde' }))).toBeVisible()
  await expect.element(row.getByText(t('comparison.no_answer'))).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: t('comparison.cv_of', { name: 'Ana' }) }))
    .toHaveAttribute('href', '/files/cv')
  await expect.element(page.getByText(t('comparison.cv_none'))).toBeVisible()
  const card = page.getByRole('link', { name: t('comparison.card_of', { name: 'Bea' }) })
  await expect.element(card).toHaveAttribute('href', expect.stringContaining('card=card-Bea&show=details'))
})
