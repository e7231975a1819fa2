import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ResultSpread } from '#domain/assessment/results/vacancy-results.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { RangeStrips } from './range-strips.tsx'

const t = textIn('es')
const longName = 'Analítica de datos con hojas de cálculo, bases relacionales y tableros ejecutivos'

const spread = (people: number, skills: readonly [name: string, points: readonly number[]][], more = false): ResultSpread => ({
  people,
  more,
  skills: skills.map(([name, points]) => ({
    uuid: name,
    name,
    points: [...Map.groupBy(points, (value) => value)].map(([value, same]) => ({ points: value, count: same.length })),
  })),
})
const dots = (of: ParentNode = document) =>
  [...of.querySelectorAll<SVGLineElement>('[data-dots]')].reduce((sum, line) => sum + Number(line.dataset.dots), 0)
/** Unfolds the table, and returns the numbers of a row. */
async function numbersOf(name: string) {
  const table = page.getByRole('table', { name: t('results.spread_table') })
  if (table.elements().length === 0) await page.getByText(t('results.spread_table')).click()
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  return row
    .getByRole('cell')
    .all()
    .map((cell) => Number(cell.element().textContent.replace('.', '')))
}

test('PIC-01 each person is a dot over the band of their points, and the table has the same numbers', async () => {
  await renderPart(<RangeStrips spread={spread(9, [['Excel', [0, 20, 21, 60, 61, 61, 81, 100]]])} />)
  await expect.element(page.getByText(t('results.spread_dot'), { exact: false })).toBeVisible()
  expect(dots()).toBe(8)
  expect(await numbersOf('Excel')).toEqual([2, 2, 1, 1, 2, 1])
  await expect.element(page.getByText(t('results.spread_of', { tested: '8', people: '9' }))).toBeVisible()
  const strip = page.getByRole('img').element()
  const edges = [...strip.querySelectorAll('rect')].map((band) => band.getBoundingClientRect())
  for (const column of strip.querySelectorAll('[data-dots]')) {
    const { left, width } = column.getBoundingClientRect()
    expect(edges.filter((band) => left + width / 2 > band.left && left + width / 2 < band.right)).toHaveLength(1)
  }
  await expectAccessible()
})

test('PIC-01 a thousand people have as small a picture as forty, and the picture states what a dot is', async () => {
  const points = Array.from({ length: 1000 }, (_, at) => (at * 37) % 101)
  await renderPart(<RangeStrips spread={spread(1000, [['Excel', points]])} />)
  const lines = document.querySelectorAll('[data-dots]')
  expect(lines.length).toBeLessThanOrEqual(40)
  await expect.element(page.getByText(/Cada punto son hasta \d+ personas/)).toBeVisible()
  expect((await numbersOf('Excel')).reduce((sum, count) => sum + count, 0)).toBe(1000)
  await expectAccessible()
})

test('PIC-01 a thousand people with the same points stay within the strip', async () => {
  await renderPart(<RangeStrips spread={spread(1000, [['Excel', Array<number>(1000).fill(55)]], true)} />)
  await expect
    .element(page.getByText(t('results.spread_newest', { people: '1.000', count: 1000 }), { exact: false }))
    .toBeVisible()
  expect(document.querySelectorAll('[data-dots]')).toHaveLength(1)
  expect(dots()).toBe(8)
  expect(await numbersOf('Excel')).toEqual([0, 0, 1000, 0, 0, 0])
})

test('PIC-01 a test that nobody took says so, and a vacancy without people or tests has no picture', async () => {
  const none = await renderPart(<RangeStrips spread={spread(3, [['Excel', []]])} />)
  await expect.element(page.getByText(t('results.spread_of', { tested: '0', people: '3' }))).toBeVisible()
  expect(page.getByRole('img').elements()).toEqual([])
  expect(await numbersOf('Excel')).toEqual([0, 0, 0, 0, 0, 3])
  none.unmount()
  await renderPart(<RangeStrips spread={spread(0, [['Excel', []]])} />)
  expect(document.querySelector('main')?.textContent).toBe('')
})

test('PIC-01 twelve tests with long names fit a phone', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  const skills = Array.from({ length: 12 }, (_, at) => [`${longName} ${at}`, [at, 50, 99]] as const)
  await renderPart(<RangeStrips spread={spread(5, skills as unknown as [string, number[]][])} />)
  await expect.element(page.getByText(`${longName} 11`).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})
