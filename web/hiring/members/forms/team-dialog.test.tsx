import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import TeamDialog from './team-dialog.tsx'

const t = textIn('es')
const dialog = page.getByRole('dialog')
const ana = { uuid: '00000000-0000-4000-8000-00000000000a', fullname: 'Ana Ríos' }
const beto = { uuid: '00000000-0000-4000-8000-00000000000b', fullname: 'Beto Díaz' }
const gone = { uuid: '00000000-0000-4000-8000-00000000000c', fullname: 'Carla Antes' }

afterEach(() => vi.restoreAllMocks())

async function open() {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (init?.method !== 'PUT') return Response.json({ data: [ana, beto], total: 2 })
    sent.push(JSON.parse(String(init.body)))
    const data = { owner: ana, members: [beto], may: { change: true } }
    return Response.json({ success_message: 'members.saved', data })
  })
  const onClose = vi.fn()
  const team = { owner: ana, members: [gone], may: { change: true } }
  await renderPart(<TeamDialog vacancy={{ uuid: 'v', name: 'Contadora' }} team={team} onClose={onClose} />)
  return { sent, onClose }
}

test('TEA-01 members are found by typing their name, and saved with the owner', async () => {
  const { sent, onClose } = await open()
  const members = dialog.getByRole('combobox', { name: t('members.members'), exact: false })
  await members.fill('beto')
  await page.getByRole('option', { name: 'Beto Díaz' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByRole('row', { name: 'Beto Díaz' })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: t('members.save') }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toEqual([{ owner: ana.uuid, members: [gone.uuid, beto.uuid] }])
})

test('TEA-01 a vacancy can be without an owner, and members who lost the right stay until they are removed', async () => {
  const { sent, onClose } = await open()
  await dialog.getByRole('combobox', { name: t('members.owner'), exact: false }).selectOptions(t('members.no_owner'))
  await dialog.getByRole('row', { name: 'Carla Antes' }).getByRole('button').click()
  await dialog.getByRole('button', { name: t('members.save') }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toEqual([{ owner: '', members: [] }])
})
