import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { formatDate } from '#domain/kernel/dates.ts'
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

const unreached = (id: string): BoardCard => ({ ...card(id), user: { ...card(id).user, unreached: true } })

test('EML-01 the dialog says before anything is written that the last e-mail did not arrive, and how to mend it', async () => {
  await renderPart(
    <StageEmailDialog
      {...{ card: unreached('Ana'), stage: 'apply', name: 'Ana', onClose: vi.fn(), onSent: nothing, onStale: nothing }}
      job={{ name_job: 'Contadora', language: 'es' }}
    />,
  )
  await expect.element(page.getByText(t('notification.unreached', { address: 'Ana@example.com' }))).toBeVisible()
  const link = page.getByRole('link', { name: t('notification.correct_address') })
  expect(link.element().getAttribute('href')).toContain('user-Ana')
  expect(page.getByRole('button', { name: t('notification.send') }).elements()).toEqual([])
  await expectAccessible()
})

type Status = 'queued' | 'sent' | 'kept' | null
const template = (
  uuid: string,
  subject: string,
  sent_at: string | null,
  sent_status: Status = sent_at === null ? null : 'sent',
) => ({
  ...{ uuid, subject, title: subject, message: '<p>Hola</p>', sent_at, sent_status, board_name: 'makeTest', language: 'es' },
  default: uuid === 'first' ? 1 : 0,
})

/** Opens the dialog of a person who got these templates, at the stage of the test. */
async function openWithTemplates(data: ReturnType<typeof template>[], more: Partial<BoardCard> = {}) {
  const built_in = { subject: 'Sobre tu proceso', title: 'Prueba', message: '<p>Hola</p>', sent_at: null, sent_status: null }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data, total: data.length, built_in }))
  sessionStorage.clear()
  await renderPart(
    <StageEmailDialog
      {...{ card: card('Ana', more), stage: more.interview ? 'firstInterview' : 'makeTest', name: 'Ana' }}
      {...{ onClose: vi.fn(), onSent: nothing, onStale: nothing }}
      job={{ name_job: 'Contadora', language: 'es' }}
    />,
  )
  return (name: string) => page.getByRole('radio', { name })
}
const long = 'Tu prueba de contabilidad para la vacante de analista de cuentas por pagar'
const sent = t('notification.template_sent', { date: formatDate(due, 'es') })

test('NTF-01 the default template is preselected until the person has got it; then the next text is', async () => {
  const first = await openWithTemplates([template('first', 'Tu prueba', null), template('second', 'Recuerda tu prueba', null)])
  await expect.element(first(`Tu prueba (${t('notification.template_default')})`)).toBeChecked()
  await cleanup()
  const next = await openWithTemplates([template('first', 'Tu prueba', due), template('second', 'Recuerda tu prueba', null)])
  await expect.element(next(`Tu prueba (${t('notification.template_default')}, ${sent})`)).not.toBeChecked()
  await expect.element(next('Recuerda tu prueba')).toBeChecked()
  await cleanup()
  const last = await openWithTemplates([template('first', 'Tu prueba', due), template('second', 'Recuerda tu prueba', due)])
  await expect.element(last(t('notification.other'))).toBeChecked()
  await expect.element(last(`Recuerda tu prueba (${sent})`)).toBeVisible()
})

test('NTF-01 SPEC-43 an interview that is moved keeps the text of its invitation', async () => {
  const interview = {
    ...{ starts_at: due, ends_at: '2026-12-20T16:00:00Z', time_zone: 'America/Bogota', sender: 'Luz', sender_email: '' },
    ...{ place: '', note: '', answer: null, answer_note: '' },
  }
  const radio = await openWithTemplates([template('first', 'Tu entrevista', due)], {
    interview,
    notified_stage: 'firstInterview',
  })
  await expect.element(radio(`Tu entrevista (${t('notification.template_default')}, ${sent})`)).toBeChecked()
})

test('NTF-01 SPEC-43 an interview that is moved has the text of the newest invitation, not the default one', async () => {
  const interview = {
    ...{ starts_at: due, ends_at: '2026-12-20T16:00:00Z', time_zone: 'America/Bogota', sender: 'Luz', sender_email: '' },
    ...{ place: '', note: '', answer: null, answer_note: '' },
  }
  const moved = { interview, notified_stage: 'firstInterview' } as const
  const texts = [template('first', 'Tu entrevista', '2026-12-01T15:00:00.000Z'), template('second', 'Nos vemos', due)]
  const radio = await openWithTemplates(texts, moved)
  await expect.element(radio(`Nos vemos (${sent})`)).toBeChecked()
  await cleanup()
  const unknown = await openWithTemplates(
    [template('first', 'Tu entrevista', null), template('second', 'Nos vemos', null)],
    moved,
  )
  await expect.element(unknown(`Tu entrevista (${t('notification.template_default')})`)).toBeChecked()
})

test('NTF-01 SPEC-45 each text says what became of its own e-mail, and a stored one counts as not sent', async () => {
  const texts = [template('first', 'Prueba', due, 'queued'), template('second', 'Recuerda', due, 'kept')]
  const radio = await openWithTemplates(texts)
  const date = formatDate(due, 'es')
  const first = `Prueba (${t('notification.template_default')}, ${t('notification.template_queued', { date })})`
  await expect.element(radio(first)).not.toBeChecked()
  await expect.element(radio(`Recuerda (${t('notification.template_kept', { date })})`)).toBeChecked()
})

/** A page that opens and closes the dialog, with answers that stay fresh for long, as in the application. */
function Reopening() {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } }))
  const [open, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <QueryClientProvider client={queries}>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && (
        <StageEmailDialog
          {...{ card: card('Ana'), stage: 'makeTest', name: 'Ana', onClose, onSent: nothing, onStale: nothing }}
          job={{ name_job: 'Contadora', language: 'es' }}
        />
      )}
    </QueryClientProvider>
  )
}

test.each(['here', 'elsewhere'])(
  'NTF-01 a text that was just sent %s is not preselected when the dialog opens again',
  async (where) => {
    const built_in = { subject: 'Sobre tu proceso', title: 'Prueba', message: '<p>Hola</p>', sent_at: null, sent_status: null }
    let at: string | null = null
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      if (!String(address).endsWith('/email/templates')) {
        at = due
        return Response.json({ success_message: 'notification.success', data: { uuid: 'm', notice: 'queued', hold_seconds: 0 } })
      }
      const data = [template('first', 'Tu prueba', at), template('second', 'Recuerda tu prueba', null)]
      return Response.json({ data, total: 2, built_in })
    })
    sessionStorage.clear()
    await renderPart(<Reopening />)
    await page.getByRole('button', { name: 'open' }).click()
    await expect.element(page.getByRole('radio', { name: `Tu prueba (${t('notification.template_default')})` })).toBeChecked()
    if (where === 'elsewhere') at = due
    await page.getByRole('button', { name: t(where === 'here' ? 'notification.send' : 'notification.close') }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'open' }).click()
    await expect
      .element(page.getByRole('radio', { name: `Tu prueba (${t('notification.template_default')}, ${sent})` }))
      .not.toBeChecked()
    await expect.element(page.getByRole('radio', { name: 'Recuerda tu prueba' })).toBeChecked()
  },
)

test('NTF-01 the whole name of each template can be read on a phone', async () => {
  await page.viewport(360, 740)
  await openWithTemplates([template('first', long, due)])
  const label = page.getByText(long, { exact: false }).first()
  await expect.element(label).toBeVisible()
  const shown = label.element()
  expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
  expect(shown.getBoundingClientRect().right).toBeLessThanOrEqual(360)
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

test('EML-01 the plan for several people names those whose last e-mail did not arrive, and does not write to them', async () => {
  const writtenTo = await openMany([card('Luis'), unreached('Ana'), without('Eva')])
  const plan = page.getByRole('list', { name: t('notification.many_plan') })
  await expect.element(plan.getByText(t('notification.many_unreached', { count: 1, names: 'Ana' }))).toBeVisible()
  await expect.element(plan.getByText(t('notification.many_no_consent', { count: 1, names: 'Eva' }))).toBeVisible()
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
