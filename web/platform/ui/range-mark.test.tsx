import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { RangeMark } from './range-mark.tsx'

test.each([
  ['points with their error', { points: 60, error: 16, bands: ['E', 'R'] }, '60 ±16', 'Excelente o Regular', 1],
  ['an old result without an error', { points: 62.5, error: null, bands: ['E'] }, '62,5', 'Excelente', 0],
  ['a result without bands', { points: 0, error: 9, bands: [] }, '0 ±9', '', 1],
] as const)(
  'RNG-01 the mark shows %s, with the bands in words only for readers of its label',
  async (_case, props, number, bands, lines) => {
    await renderPart(<RangeMark {...props} />)
    const mark = page.getByRole('img')
    await expect.element(mark).toHaveTextContent(number)
    const label = `${number} de 100 puntos${bands ? `: ${bands}` : ''}`
    await expect.element(mark).toHaveAccessibleName(label)
    await expect.element(mark).toHaveAttribute('title', label)
    expect(document.querySelectorAll('[role=img] line')).toHaveLength(lines)
    expect(document.querySelectorAll('[role=img] rect')).toHaveLength(5)
    await expectAccessible()
  },
)

test('RNG-01 SPEC-18 a mark without points has the bands that a candidate learns, and neither dot nor number', async () => {
  await renderPart(<RangeMark points={null} error={null} bands={['E', 'R']} />)
  const mark = page.getByRole('img', { name: 'Excelente o Regular' })
  await expect.element(mark).toHaveTextContent('')
  expect(document.querySelectorAll('[role=img] circle')).toHaveLength(0)
  expect(document.querySelectorAll('[role=img] line')).toHaveLength(1)
})

test('RNG-01 a small mark has the points alone, and a large one leaves its words to the text beside it', async () => {
  await renderPart(
    <>
      <RangeMark size="small" points={60} error={16} bands={['E', 'R']} />
      <RangeMark size="large" points={72} error={9} bands={['E']} />
    </>,
  )
  const mark = page.getByRole('img')
  await expect.element(mark).toHaveAccessibleName('60 ±16 de 100 puntos: Excelente o Regular')
  expect(mark.element().textContent).toBe('60')
  expect(document.querySelectorAll('[data-size=large] circle')).toHaveLength(1)
  expect(document.querySelector('[data-size=large]')?.textContent).toBe('')
})

test('LEN-01 the points that matter are a tick on the mark, and part of its label', async () => {
  await renderPart(<RangeMark points={72} error={9} bands={['E']} limits={[60]} />)
  await expect.element(page.getByRole('img')).toHaveAccessibleName('72 ±9 de 100 puntos: Excelente. Límite: 60 puntos')
  expect(document.querySelectorAll('[role=img] path')).toHaveLength(1)
  await expectAccessible()
})
