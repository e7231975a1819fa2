import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { InterviewAnswering } from './interview-answering.tsx'

const t = textIn('es')
const open = { standing: 'open', answer: null, answer_note: '' } as const
const answered = { standing: 'answered', answer: 'confirmed', answer_note: '' } as const
const option = (answer: 'confirmed' | 'other_time') => page.getByRole('radio', { name: t(`interviews.answer.${answer}`) })

test('MAIL-05 the button of an e-mail chooses an answer, and only the button of the page sends it', async () => {
  const send = vi.fn(async () => 'sent')
  await renderPart(<InterviewAnswering name="i" interview={open} chosen="confirmed" send={send} onDone={() => undefined} />)
  await expect.element(option('confirmed')).toBeChecked()
  await expectAccessible()
  expect(send).not.toHaveBeenCalled()
  await page.getByRole('button', { name: t('interviews.send') }).click()
  await expect.poll(() => send.mock.calls).toEqual([[{ answer: 'confirmed', note: '' }]])
})

test('MAIL-05 an answered invitation opens for another answer, and stays closed for the same one', async () => {
  const parts = { name: 'i', interview: answered, send: async () => 'sent', onDone: () => undefined }
  await renderPart(<InterviewAnswering {...parts} chosen="other_time" />)
  await expect.element(option('other_time')).toBeChecked()
  await renderPart(<InterviewAnswering {...parts} chosen="confirmed" />)
  await expect.element(page.getByRole('button', { name: t('interviews.change') })).toBeVisible()
})
