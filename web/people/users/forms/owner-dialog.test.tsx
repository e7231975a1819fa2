import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { OwnerDialog } from './owner-dialog.tsx'

const t = textIn('es')
const [diego, paula] = [
  { uuid: '00000000-0000-4000-8000-000000000001', fullname: 'Diego Páez' },
  { uuid: '00000000-0000-4000-8000-000000000002', fullname: 'Paula Ríos' },
]
const ana = { uuid: 'ana', fullname: 'Ana Ruiz', owner: paula }
const luis = { uuid: 'luis', fullname: 'Luis Gil', owner: null }

let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method !== 'POST') return Response.json({ data: [diego], total: 1, total_capped: false })
    sent.push(JSON.parse(String(init.body)))
    return Response.json({ success_message: 'users.owner_changed', data: { owner: diego, changed: 1 } })
  })
})
afterEach(() => vi.restoreAllMocks())

const field = () => page.getByRole('combobox', { name: t('members.owner') })
const save = () => page.getByRole('button', { name: t('common.save') }).click()

test('MOV-03 the dialog shows the owner, also one whose role has lost the vacancies, and takes them away', async () => {
  const onClose = vi.fn()
  await renderPart(<OwnerDialog people={[ana]} onClose={onClose} />)
  await expect.element(page.getByRole('dialog', { name: t('users.owner_title', { count: 1, name: 'Ana Ruiz' }) })).toBeVisible()
  await expect.element(field()).toHaveDisplayValue('Paula Ríos')
  await expectAccessible()
  await field().selectOptions(t('members.no_owner'))
  await save()
  await expect.element(page.getByText(t('users.owner_changed'))).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
  expect(sent).toEqual([{ uuid_users: ['ana'], owner: '' }])
})

test('MOV-03 several people get one owner', async () => {
  const onSet = vi.fn()
  await renderPart(<OwnerDialog people={[ana, luis]} onClose={() => {}} onSet={onSet} />)
  await expect.element(page.getByRole('dialog', { name: t('users.owner_title', { count: 2, name: 'Ana Ruiz' }) })).toBeVisible()
  await field().selectOptions('Diego Páez')
  await save()
  await expect.poll(() => onSet.mock.calls.length).toBe(1)
  expect(sent).toEqual([{ uuid_users: ['ana', 'luis'], owner: diego.uuid }])
})

test('MOV-03 a refused owner is reported at the field', async () => {
  vi.mocked(globalThis.fetch).mockImplementation(async (_, init) =>
    init?.method === 'POST'
      ? Response.json({ error_message: 'errors.fields', errors: { owner: ['members.error.colleague'] } }, { status: 400 })
      : Response.json({ data: [diego], total: 1, total_capped: false }),
  )
  await renderPart(<OwnerDialog people={[luis]} onClose={() => {}} />)
  await field().selectOptions('Diego Páez')
  await save()
  await expect.element(page.getByText(t('members.error.colleague'))).toBeVisible()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
})
