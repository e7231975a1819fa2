import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { PersonTags } from './person-tags.tsx'

const t = textIn('es')
const section = page.getByRole('region', { name: t('tags.of_person') })
const tags = section.getByRole('listitem')
const field = section.getByRole('combobox', { name: t('tags.add_to_person') })

afterEach(() => vi.restoreAllMocks())

/** Answers as the server does: a company list of three tags, and the tags of one person. */
function serveTags(has: string[]) {
  const list = ['Bilingüe', 'Norte', 'Viaja']
  const named = (name: string) => ({ uuid: `uuid of ${name}`, name })
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { pathname, searchParams } = new URL(String(address), location.href)
    const method = init?.method ?? 'GET'
    if (pathname === '/api/tags') {
      const data = list.filter((name) => name.toLowerCase().startsWith((searchParams.get('q') ?? '').toLowerCase())).map(named)
      return Response.json({ data, total: data.length })
    }
    if (method === 'POST') {
      const { name } = JSON.parse(String(init?.body))
      sent.push(name)
      has.push(name)
    }
    if (method === 'DELETE')
      has.splice(has.indexOf(decodeURIComponent(pathname.split('/').at(-1) ?? '').replace('uuid of ', '')), 1)
    return Response.json({ success_message: 'tags.added_to_person', data: has.map(named) })
  })
  return { sent }
}

const render = (mayChange = true) => renderPart(<PersonTags person="p" heading="h2" mayChange={mayChange} />)

test('POO-01 the field offers the tags that the person lacks, and a choice adds one', async () => {
  const { sent } = serveTags(['Norte'])
  await render()
  await expect.element(tags).toHaveTextContent('Norte')
  await field.fill('b')
  await page.getByRole('option', { name: 'Bilingüe' }).click()
  await expect.poll(() => sent).toEqual(['Bilingüe'])
  await expect.element(tags.nth(1)).toHaveTextContent('Bilingüe')
  await expect.element(field).toHaveValue('')
  await expectAccessible()
})

test('POO-01 a name that no tag has is offered as a new one, and Enter adds it', async () => {
  const { sent } = serveTags([])
  await render()
  await expect.element(section.getByText(t('tags.none'))).toBeVisible()
  await field.fill('Nocturno')
  await expect.element(page.getByRole('option', { name: t('tags.create', { name: 'Nocturno' }) })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toEqual(['Nocturno'])
  await field.fill('VIAJA')
  await expect.element(page.getByRole('option', { name: 'Viaja' })).toBeVisible()
  expect(page.getByRole('option', { name: t('tags.create', { name: 'VIAJA' }) }).elements()).toEqual([])
})

test('POO-01 removing a tag leaves the focus in the section', async () => {
  serveTags(['Norte', 'Viaja'])
  await render()
  await section.getByRole('button', { name: t('tags.remove_named', { name: 'Norte' }) }).click()
  await expect.poll(() => tags.elements().map(({ textContent }) => textContent)).toEqual(['Viaja'])
  await expect.element(section).toHaveFocus()
})

test('POO-01 staff who may not change people read tags and find no buttons', async () => {
  serveTags(['Norte'])
  await render(false)
  await expect.element(tags).toHaveTextContent('Norte')
  expect(section.getByRole('button').elements()).toEqual([])
  expect(section.getByRole('combobox').elements()).toEqual([])
})
