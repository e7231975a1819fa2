import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { TimelineEntry } from '#domain/hiring/board/board.contract.ts'
import { textIn } from '../../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../../testing/accessibility.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { CardTimeline } from './card-timeline.tsx'

const t = textIn('es')
const reply = {
  from: 'ana@correo.test',
  subject: 'Re: Siguiente paso',
  quoted: '> ¿Puedes el lunes?',
  files: [{ file: '/files/one', name: 'hoja-de-vida.pdf' }],
  left_out: ['video.mov'],
}
const answer: TimelineEntry = {
  ...{ kind: 'reply', at: '2026-11-25T15:00:00Z', by: null, from: null, to: null, text: 'Sí, puedo el lunes.' },
  ...{ language: null, state: null, tries: 0, reply },
}

test('EML-01 the timeline shows an answer with its files, folds the quoted e-mail, and offers to reply', async () => {
  const onReply = vi.fn()
  await renderPart(<CardTimeline entries={[answer]} onReply={onReply} />)
  await expect.element(page.getByText('Sí, puedo el lunes.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'hoja-de-vida.pdf' })).toHaveAttribute('href', '/files/one')
  await expect.element(page.getByText(t('replies.left_out', { names: 'video.mov' }))).toBeVisible()
  await expect.element(page.getByText(reply.quoted)).not.toBeVisible()
  await page.getByText(t('replies.quoted')).click()
  await expect.element(page.getByText(reply.quoted)).toBeVisible()
  await page.getByRole('button', { name: t('replies.answer') }).click()
  expect(onReply).toHaveBeenCalledExactlyOnceWith(reply.subject)
  await expectAccessible()
})

test('EML-01 an automatic answer is folded, and offers no reply', async () => {
  await renderPart(<CardTimeline entries={[{ ...answer, kind: 'automatic_reply' }]} onReply={() => {}} />)
  await expect.element(page.getByText(t('replies.automatic', { from: reply.from, subject: reply.subject }))).toBeVisible()
  await expect.element(page.getByText('Sí, puedo el lunes.')).not.toBeVisible()
  expect(page.getByRole('button', { name: t('replies.answer') }).elements()).toEqual([])
})
