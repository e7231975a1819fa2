import { type ComponentProps, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Tagging } from '#domain/people/tags/tags.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { TagPeopleDialog } from './tag-people-dialog.tsx'

const t = textIn('es')
const dialog = page.getByRole('dialog')
const field = dialog.getByRole('combobox', { name: t('tags.name') })
const save = dialog.getByRole('button', { name: t('tags.give_save') })

afterEach(() => vi.restoreAllMocks())

/** The dialog for two people, which its page closes. */
function Page({ onClose, ...listeners }: Omit<ComponentProps<typeof TagPeopleDialog>, 'people'>) {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return <TagPeopleDialog people={isOpen ? [{ uuid: 'p' }, { uuid: 'q' }] : undefined} onClose={close} {...listeners} />
}

/** Answers the search of tags with one tag, and the change with an outcome. Returns what was sent. */
async function open(outcome: { tagged: number; there: number; full: number; undo?: Tagging | null }, undone?: Response) {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (init?.method !== 'POST') return Response.json({ data: [{ uuid: 'b', name: 'Bilingüe' }], total: 1 })
    sent.push(JSON.parse(String(init.body)))
    if (undone && String(address).endsWith('/undo')) return undone
    return Response.json({ success_message: 'tags.given', data: outcome })
  })
  const [onClose, onTagged, onUndone] = [vi.fn(), vi.fn(), vi.fn()]
  await renderPart(<Page {...{ onClose, onTagged, onUndone }} />)
  return { sent, onClose, onTagged, onUndone }
}

test('POO-01 the chosen tag is given to everybody at once, and the banner shows how many got it', async () => {
  const { sent, onClose, onTagged } = await open({ tagged: 1, there: 1, full: 0 })
  await expect.element(dialog).toHaveAccessibleName(t('tags.give_title', { count: 2 }))
  await expect.element(save).toBeDisabled()
  await field.fill('bil')
  await page.getByRole('option', { name: 'Bilingüe' }).click()
  await expectAccessible()
  await save.click()
  await expect.element(page.getByText(t('tags.given', { count: 1, there: 1 }))).toBeVisible()
  expect(sent).toEqual([{ name: 'Bilingüe', uuid_users: ['p', 'q'] }])
  expect([onClose.mock.calls.length, onTagged.mock.calls.length]).toEqual([1, 1])
})

test('POO-01 a new tag can be given, and people with as many tags as possible are counted', async () => {
  const { sent } = await open({ tagged: 1, there: 0, full: 1 })
  await field.fill('Nocturno')
  await page.getByRole('option', { name: t('tags.create', { name: 'Nocturno' }) }).click()
  await save.click()
  await expect.element(page.getByText(t('tags.given_but_full', { count: 1, there: 0, full: 1 }))).toBeVisible()
  expect(sent).toEqual([{ name: 'Nocturno', uuid_users: ['p', 'q'] }])
})

/** Gives the only tag, undoes that, and returns what the dialog reported to the page. */
async function giveAndUndo(undone: Response) {
  const undo = { tag: 'b', uuid_users: ['q'] }
  const opened = await open({ tagged: 1, there: 1, full: 0, undo }, undone)
  await field.fill('bil')
  await page.getByRole('option', { name: 'Bilingüe' }).click()
  await save.click()
  const bar = page.getByRole('region', { name: t('tags.undo_region') })
  await expect.element(bar.getByText(t('tags.given', { count: 1, there: 1 }))).toBeVisible()
  await expectAccessible()
  await bar.getByRole('button', { name: t('common.undo') }).click()
  await expect.element(bar).not.toBeInTheDocument()
  expect(opened.sent[1]).toEqual(undo)
  return opened
}

test('POO-01 what was given can be undone at once, for those who got the tag then', async () => {
  const { onUndone } = await giveAndUndo(Response.json({ success_message: 'tags.undone', data: { untagged: 1 } }))
  await expect.element(page.getByText(t('tags.undone', { count: 1 }))).toBeVisible()
  expect(onUndone.mock.calls.length).toBe(1)
})

test('POO-01 an undo that comes too late says why', async () => {
  const refusal = Response.json({ error: true, error_message: 'tags.error.undo' }, { status: 409 })
  const { onUndone } = await giveAndUndo(refusal)
  await expect.element(page.getByText(t('tags.error.undo'))).toBeVisible()
  expect(onUndone.mock.calls.length).toBe(0)
})
