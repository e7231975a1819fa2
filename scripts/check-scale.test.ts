import { expect, test } from 'vitest'
import { problemsOfScale } from './styles/check-scale.mjs'

const problems = (declarations: string, file = 'web/page.module.css') => problemsOfScale(file, `.part { ${declarations} }`)

test.each([
  ['font-size: 0.875rem', 'a size beside the tokens'],
  ['font-size: 15px', 'a size in pixels'],
  ['font-size: clamp(1rem, 2vw, 1.25rem)', 'a size that follows the window'],
  ['font-size: var(--text-tiny)', 'a token that the scale does not have'],
  ['padding: 0.375rem 1rem', '6 px'],
  ['margin-top: 18px', '18 px'],
  ['gap: 0.5em', 'spacing that follows the text'],
  ['margin: 0 -0.3rem', 'a negative length beside the grid'],
  ['min-height: 2.25rem', 'the height of a control'],
  ['height: 34px', 'a height between two of them'],
  ['min-height: min(3.25rem, 56px)', 'a bounded height of a control'],
  ['font-weight: 650', 'a fourth weight'],
  ['border-radius: 4px', 'a radius beside the tokens'],
  ['border-radius: var(--radius) 5px 0 0', 'a corner beside the tokens'],
  ['box-shadow: 0 2px 8px black', 'a shadow of its own'],
  ['@media (width < 50rem) { color: red }', 'a ninth breakpoint'],
])('SIZE-01 the check refuses %s: %s', (declaration) => {
  expect(problems(declaration)).toHaveLength(1)
  expect(problems(`color: red; & a { ${declaration} }`)).toHaveLength(1)
})

test.each([
  'font-size: var(--text-small)',
  'font-size: inherit',
  'padding: 0.125rem 0.5rem',
  'margin: 0 auto 1.25rem -12px',
  'padding-bottom: calc(var(--control) - 1.6rem)',
  'margin-top: calc((1em * var(--line-height) - 1.25rem) / 2)',
  'padding: var(--page-top) var(--gutter)',
  'min-height: var(--control-row)',
  'width: 1.75rem; height: 1.75rem',
  'height: 0.5rem',
  'min-height: 7rem',
  'max-height: 2.25rem',
  '--bar: 57px',
  'font-weight: 300 900',
  'border-radius: var(--radius-large) var(--radius-large) 0 0',
  'box-shadow: inset 0 -3px 0 var(--accent)',
  '@media (44rem <= width < 90rem) { color: red }',
  '@container (width < 50rem) { color: red }',
])('SIZE-01 the check accepts %s', (declarations) => expect(problems(declarations)).toEqual([]))

test('SIZE-01 an exception holds for its file, property and value alone', () => {
  const file = 'web/assessment/attempts/parts/question-view.module.css'
  expect(problems('min-height: 3.5rem', file)).toEqual([])
  expect(problems('height: 3.5rem', file)).toHaveLength(1)
  expect(problems('min-height: 3.5rem')).toHaveLength(1)
})

test('SIZE-01 a dialog has one of three widths', () => {
  const sheet = (width: string) => `${width} } .part::backdrop { background: none`
  for (const width of ['width: 40rem', 'max-width: min(36rem, 90vw)', 'inline-size: 480px'])
    expect([width, problems(sheet(width)).length]).toEqual([width, 1])
  for (const width of ['width: var(--dialog-wide)', 'width: min(var(--dialog-narrow), 100vw - 2rem)', 'width: 240px'])
    expect([width, problems(sheet(width)).length]).toEqual([width, 0])
  // What is no dialog has the width of its content.
  expect(problems('width: 40rem')).toEqual([])
})
