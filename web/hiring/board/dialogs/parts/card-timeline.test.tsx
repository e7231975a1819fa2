import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TimelineEntry } from '#domain/hiring/board/timeline.contract.ts'
import { textIn } from '../../../../platform/i18n/catalog.ts'
import type { ReplyActionsProps } from '../../../../platform/ui/received-reply.tsx'
import { expectAccessible } from '../../../../testing/accessibility.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { CardTimeline } from './card-timeline.tsx'

const t = textIn('es')
const reply = {
  uuid: 'one',
  address: 'ana@correo.test',
  waiting: true,
  perhaps_automatic: false,
  calendar: null,
  ...{ person: 'ana', person_name: 'Ana Ruiz', without_consent: false, no_contact: false },
  from: 'ana@correo.test',
  subject: 'Re: Siguiente paso',
  quoted: '> ¿Puedes el lunes?',
  files: [{ file: '/files/one', name: 'hoja-de-vida.pdf' }],
  left_out: ['video.mov'],
}
const answer: TimelineEntry = {
  ...{ kind: 'reply', at: '2026-11-25T15:00:00Z', by: null, from: null, to: null, text: 'Sí, puedo el lunes.' },
  ...{ language: null, state: null, tries: 0, brought: null, from_step: null, to_step: null, reply },
}

const Actions = ({ reply: { subject } }: ReplyActionsProps) => <button type="button">{`Responder a ${subject}`}</button>

test('EML-01 the timeline shows an answer with its files, folds the quoted e-mail, and offers to reply', async () => {
  await renderPart(<CardTimeline entries={[answer]} actions={Actions} />)
  await expect.element(page.getByText('Sí, puedo el lunes.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'hoja-de-vida.pdf' })).toHaveAttribute('href', '/files/one')
  await expect.element(page.getByText(t('replies.left_out', { names: 'video.mov' }))).toBeVisible()
  await expect.element(page.getByText(reply.quoted)).not.toBeVisible()
  await page.getByText(t('replies.quoted')).click()
  await expect.element(page.getByText(reply.quoted)).toBeVisible()
  await expect.element(page.getByRole('button', { name: `Responder a ${reply.subject}` })).toBeVisible()
  await expectAccessible()
})

test('EML-01 an automatic answer is folded, and offers no reply', async () => {
  await renderPart(<CardTimeline entries={[{ ...answer, kind: 'automatic_reply' }]} actions={Actions} />)
  await expect.element(page.getByText(t('replies.automatic', { from: reply.from, subject: reply.subject }))).toBeVisible()
  await expect.element(page.getByText('Sí, puedo el lunes.')).not.toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('EML-03 the timeline shows the text of an e-mail with its writer; a template is folded, own words are not', async () => {
  const mail = { text: 'Seguimos con tu proceso.', to: '', own_words: false, files: [] }
  const sent: TimelineEntry = { ...answer, kind: 'email', by: 'Marta Ríos', text: 'Avance', language: 'es', state: 'sent' }
  const { reply: _, ...email } = sent
  const own = { ...mail, text: 'Te esperamos.', own_words: true, files: [{ file: '/files/map', name: 'mapa.pdf' }] }
  await renderPart(
    <CardTimeline
      entries={[
        { ...email, text: 'Re: Avance', mail: own },
        { ...email, mail },
        { ...email, by: null, text: 'Recibimos tu postulación', mail },
      ]}
    />,
  )
  await expect.element(page.getByText('Marta Ríos escribió: Re: Avance')).toBeVisible()
  await expect.element(page.getByText('Te esperamos.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'mapa.pdf' })).toHaveAttribute('href', '/files/map')
  await expect.element(page.getByText('El sitio escribió: Recibimos tu postulación')).toBeVisible()
  await expect.element(page.getByText(mail.text).first()).not.toBeVisible()
  await page.getByText(t('replies.show_text')).first().click()
  await expect.element(page.getByText(mail.text).first()).toBeVisible()
  await expectAccessible()
})

test('STP-01 the timeline names the steps that a card left and came to', async () => {
  const { reply: _, ...event } = answer
  const stepped = { ...event, kind: 'stepped', to: 'apply', from_step: null, to_step: 'Llamada' } as const
  const moved = { ...event, kind: 'moved', from: 'apply', to: 'makeTest', from_step: 'Llamada' } as const
  await renderPart(<CardTimeline entries={[moved, stepped]} />)
  const [stage, next] = [t('board.stage.apply'), t('board.stage.makeTest')]
  const left = t('steps.timeline_moved', { stage, step: 'Llamada' })
  await expect.element(page.getByText(t('board.timeline.moved', { from: left, to: next }))).toBeVisible()
  await expect.element(page.getByText(t('steps.timeline', { from: t('steps.no_step'), to: 'Llamada', stage }))).toBeVisible()
})
