import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { card } from '../../../testing/board-data.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import ManyDialog from './many-dialog.tsx'
import StageEmailDialog from './stage-email-dialog.tsx'

const t = textIn('es')
const due = '2026-12-20T15:00:00Z'
const without = (id: string): BoardCard => ({ ...card(id), user: { ...card(id).user, consent_due_at: due, confirmed: false } })
const nothing = async () => {}

afterEach(() => vi.restoreAllMocks())

test('SPEC-77 the dialog for one person without consent says that nothing can be sent, and offers no form', async () => {
  const onClose = vi.fn()
  await renderPart(
    <StageEmailDialog
      {...{ card: without('Ana'), stage: 'apply', name: 'Ana', onClose, onSent: nothing, onStale: nothing }}
      job={{ name_job: 'Contadora', language: 'es' }}
    />,
  )
  await expect.element(page.getByText('Ana no ha dado su consentimiento', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: t('notification.open_profile') })).toBeVisible()
  expect(page.getByRole('button', { name: t('notification.send') }).elements()).toEqual([])
  await expectAccessible()
  await page
    .getByRole('button', { name: t('common.close'), exact: true })
    .last()
    .click()
  expect(onClose).toHaveBeenCalledOnce()
})

const reason = { uuid: 'r1', name: 'Dejó de responder', updated_at: due, version: 1 }
const reasons: unknown[] = []

/** Opens the dialog for several people, and collects the cards whose people are written to. */
async function openMany(cards: readonly BoardCard[]) {
  const writtenTo: string[] = []
  const built_in = { subject: 'Sobre tu proceso', title: 'Prueba', message: '<p>Hola</p>' }
  const moved = { uuid_element: '', version: 2, notice: 'not_notified', hold_seconds: 0 }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (String(address).endsWith('/email/templates')) return Response.json({ data: [], built_in })
    if (String(address).includes('/api/reasons')) return Response.json({ data: [reason], total: 1 })
    if (String(address).endsWith('/elements/reason')) reasons.push(JSON.parse(String(init?.body)))
    const { vacant_id: id } = JSON.parse(String(init?.body ?? '{}')) as { vacant_id?: string }
    if (id) writtenTo.push(id)
    return Response.json({ success_message: 'board.moved', data: moved })
  })
  const people = cards.map((one) => ({ card: one, stage: 'apply' as const }))
  const find = (id: string) => people.find(({ card: { uuid_element } }) => uuid_element === id)
  await renderPart(
    <ManyDialog {...{ people, find }} job="Contadora" reload={nothing} onMoved={nothing} onSent={nothing} onClose={nothing} />,
  )
  await page.getByLabelText(t('notification.many_stage')).selectOptions('makeTest')
  return writtenTo
}

test('SPEC-77 the plan for several people names who gets no e-mail, and only the others are written to', async () => {
  const writtenTo = await openMany([card('Luis'), without('Ana'), without('Eva')])
  const plan = page.getByRole('list', { name: t('notification.many_plan') })
  await expect.element(plan.getByText(t('notification.many_mails', { count: 1 }))).toBeVisible()
  await expect.element(plan.getByText(t('notification.many_no_consent', { count: 2, names: 'Ana y Eva' }))).toBeVisible()
  await page.getByRole('button', { name: t('notification.many_do') }).click()
  await expect.element(page.getByText(t('notification.many_moved', { count: 3 }), { exact: false })).toBeVisible()
  expect(writtenTo).toEqual(['Luis'])
})

test('SPEC-77 people without consent can be moved together, and no message is asked for', async () => {
  await openMany([without('Ana'), without('Eva')])
  expect(page.getByLabelText(t('notification.many_write')).elements()).toEqual([])
  await expect.element(page.getByText(t('notification.many_no_mails'))).toBeVisible()
  await page.getByRole('button', { name: t('notification.many_do') }).click()
  await expect.element(page.getByText(t('notification.many_moved', { count: 2 }), { exact: false })).toBeVisible()
})

test('REJ-01 several people who are rejected together get the chosen reason', async () => {
  reasons.length = 0
  await openMany([without('Ana'), without('Eva')])
  const choice = page.getByLabelText(t('reasons.choose'), { exact: false })
  expect(choice.elements()).toEqual([])
  await page.getByLabelText(t('notification.many_stage')).selectOptions('reject')
  await choice.selectOptions(reason.name)
  await page.getByRole('button', { name: t('notification.many_do') }).click()
  await expect.element(page.getByText(t('notification.many_moved', { count: 2 }), { exact: false })).toBeVisible()
  expect(reasons).toEqual(['Ana', 'Eva'].map((uuid_element) => ({ uuid_element, uuid_reason: 'r1' })))
})
