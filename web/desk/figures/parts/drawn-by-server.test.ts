import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Figures } from '#domain/desk/figures/figures.contract.ts'
import { funnelSteps } from '#domain/desk/figures/runs.rules.ts'
import { rowsOf } from '#domain/desk/figures/tables.rules.ts'
import { RangeStrips } from '../../../assessment/results/parts/range-strips.tsx'
import { loadLanguage } from '../../../platform/i18n/catalog.ts'
import { LanguageContext } from '../../../platform/i18n/language.tsx'
import { FlowPicture } from './flow-picture.tsx'
import { MonthsPicture } from './months-picture.tsx'
import { SourcesPicture } from './sources-picture.tsx'
import { WaitingPicture } from './waiting-figures.tsx'

await loadLanguage('en')
const state = { language: 'en', changeLanguage: async () => true } as const
const drawn = (part: ReactNode) =>
  renderToStaticMarkup(
    createElement(
      LanguageContext,
      { value: state },
      createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element: part }]) }),
    ),
  )
const filter = { from: '2026-01', to: '2026-01', vacancy: '', client: '', owner: '', brought: '' }
const funnel = funnelSteps.map((step, at) => ({ step, count: 8 - at }))
const source = { kind: 'link', name: 'a', count: 4, interviewed: 2, hired: 1 } as const
const months = [{ month: '2026-01', applied: 4, hired: 1, rejected: 0 }]
const days = [{ days: 3, count: 2, late: 0 }]
const points = [{ points: 60, count: 2 }]

test.each([
  ['flow', createElement(FlowPicture, { figures: { funnel, losses: [] }, filter }), '<rect'],
  [
    'sources',
    createElement(SourcesPicture, { rows: rowsOf.sources({ sources: [source] } as unknown as Figures), filter }),
    '<rect',
  ],
  ['months', createElement(MonthsPicture, { figures: { from: '2026-01', to: '2026-01', months } }), '<rect'],
  [
    'days',
    createElement(WaitingPicture, { waiting: { term: 7, stages: [{ stage: 'apply', people: 2, shown: 2, days }] } }),
    'data-dots="2"',
  ],
  [
    'points',
    createElement(RangeStrips, { spread: { people: 2, more: false, skills: [{ uuid: 's', name: 'Excel', points }] } }),
    'data-dots="2"',
  ],
])('PIC-01 the picture of %s is drawn without a browser and without measuring', (_, part, mark) => {
  const markup = drawn(part)
  expect(markup).toContain('<svg')
  expect(markup).toContain(mark)
})
