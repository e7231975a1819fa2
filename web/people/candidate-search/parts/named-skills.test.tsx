import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { NamedSkills } from './named-skills.tsx'

const t = textIn('es')
const button = (skill: string) => page.getByRole('button', { name: t('pool.by_skill', { skill }) })

afterEach(() => vi.restoreAllMocks())

test('CVS-03 a named skill is offered as a filter, by keyboard too, and keeps the focus in its place', async () => {
  const data = ['Excel', 'Inglés', 'Nómina'].map((name) => ({ id: 1, uuid: `of ${name}`, name }))
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data, total: 3 }))
  const onChoose = vi.fn()
  await renderPart(<NamedSkills q="analista excel ingles" chosen="of Inglés" onChoose={onChoose} />)
  await expect.element(button('Excel')).toBeVisible()
  await expect.element(button('Inglés')).not.toBeInTheDocument()
  await expectAccessible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onChoose.mock.calls).toEqual([['of Excel', 'analista ingles']])
  await expect.element(page.getByRole('status', { name: t('pool.skill') })).toHaveFocus()
})

test('CVS-03 at 360 px an offered filter does not touch the list below it, and no offer takes no room', async () => {
  await page.viewport(360, 740)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: [{ id: 1, uuid: 'excel', name: 'Excel' }], total: 1 }),
  )
  await renderPart(
    <>
      <NamedSkills q="excel" chosen="" onChoose={vi.fn()} />
      <p style={{ margin: 0 }}>Lista</p>
      <NamedSkills q="nada" chosen="" onChoose={vi.fn()} />
      <p style={{ margin: 0 }}>Otra lista</p>
    </>,
  )
  await expect.element(button('Excel')).toBeVisible()
  const [top, end, other] = ['Lista', 'Lista', 'Otra lista'].map((text) =>
    page.getByText(text, { exact: true }).element().getBoundingClientRect(),
  )
  expect(top!.top - button('Excel').element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8)
  expect(other!.top).toBe(end!.bottom)
  await page.viewport(1280, 800)
})
