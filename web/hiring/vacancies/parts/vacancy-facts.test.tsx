import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { Salary } from './vacancy-facts.tsx'

const vacancy = { salary_mode: 'agreed', salary_min: null, salary_max: null, currency: 'COP' } as const

test.each([
  ['es', true, 'A convenir'],
  ['es', false, 'Salario a convenir'],
  ['en', true, 'To be agreed'],
  ['en', false, 'Salary to be agreed'],
] as const)('VAC-02 an agreed salary in %s, with its label beside it %s, reads "%s"', async (language, hasLabel, words) => {
  await renderPart(
    <p>
      <Salary vacancy={vacancy} hasLabel={hasLabel} />
    </p>,
    { language },
  )
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})
