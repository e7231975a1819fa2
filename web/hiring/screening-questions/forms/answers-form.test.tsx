import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AskedQuestion } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { ApiRefusal } from '../../../platform/client/api-refusal.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { sendFile } from '../asked.queries.ts'
import { AnswersForm, type GivenAnswers } from './answers-form.tsx'

vi.mock('../asked.queries.ts', () => ({ sendFile: vi.fn() }))

const t = textIn('es')
const asked = (uuid: string, kind: AskedQuestion['kind'], text: string, more: Partial<AskedQuestion> = {}): AskedQuestion => ({
  ...{ uuid, kind, text, version: 1, required: true, choices: [] },
  ...more,
})
const travel = asked('travel', 'yes_no', '¿Puedes viajar?')
const cities = asked('cities', 'several_choices', '¿Dónde trabajarías?', { choices: ['Cali', 'Pasto'], required: false })
const years = asked('years', 'number', '¿Cuántos años?')
const why = asked('why', 'long_text', '¿Por qué aquí?', { required: false })

const all = [travel, cities, years, why]

async function open(submit: (answers: GivenAnswers) => Promise<unknown>, read = async () => all, questions = all) {
  const onDone = vi.fn()
  await renderPart(<AnswersForm name="test" {...{ questions, read, submit, onDone }} submitLabel="Enviar" />)
  return { onDone, send: page.getByRole('button', { name: 'Enviar' }) }
}

test('SCQ-02 required questions are answered, and every answer is sent with the version that was read', async () => {
  const submit = vi.fn(async (_: GivenAnswers) => ({}))
  const { onDone, send } = await open(submit)
  await send.click()
  await expect.element(page.getByRole('group', { name: travel.text }).getByText(t('screening.error.required'))).toBeVisible()
  await expectAccessible()
  await page.getByRole('group', { name: travel.text }).getByLabelText(t('screening.answer.no')).click()
  await page.getByLabelText('Pasto').click()
  await page.getByLabelText(years.text).fill('2,5')
  await send.click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(submit.mock.calls[0]?.[0]).toEqual([
    { question: 'travel', version: 1, value: 'no' },
    { question: 'cities', version: 1, value: ['Pasto'] },
    { question: 'years', version: 1, value: '2,5' },
    { question: 'why', version: 1, value: '' },
  ])
})

test('SCQ-02 a question that changed or is gone has an error at its field, and nothing typed is lost', async () => {
  const sent: GivenAnswers[] = []
  const submit = async (answers: GivenAnswers) => {
    sent.push(answers)
    if (sent.length > 1) return {}
    const errors = { answer_travel: ['screening.error.changed'], answer_why: ['screening.error.gone'] }
    throw new ApiRefusal(422, 'errors.fields', { errors })
  }
  const changed = { ...travel, version: 2, text: '¿Puedes viajar cada semana?' }
  const { onDone, send } = await open(submit, async () => [changed, cities, years])
  await page.getByRole('group', { name: travel.text }).getByLabelText(t('screening.answer.yes')).click()
  await page.getByLabelText(years.text).fill('7')
  await page.getByLabelText(why.text, { exact: false }).fill('Por el equipo')
  await send.click()
  const group = page.getByRole('group', { name: changed.text })
  await expect.element(group.getByText(t('screening.error.changed'))).toBeVisible()
  await expect.element(page.getByText(t('screening.error.gone'))).toBeVisible()
  await expect.element(page.getByLabelText(years.text)).toHaveValue('7')
  await expect.element(page.getByLabelText(why.text, { exact: false })).toHaveValue('Por el equipo')
  await send.click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(sent[1]).toEqual([
    { question: 'travel', version: 2, value: 'yes' },
    { question: 'cities', version: 1, value: [] },
    { question: 'years', version: 1, value: '7' },
  ])
})

test('SCQ-02 a file follows the answers, and a refused one has its error at its field', async () => {
  const licence = asked('licence', 'file', '¿Tu licencia?')
  const submit = vi.fn(async (_: GivenAnswers) => ({}))
  const refused = new ApiRefusal(422, 'errors.fields', { errors: { file: ['portfolio.error.file_content'] } })
  vi.mocked(sendFile).mockRejectedValueOnce(refused).mockResolvedValueOnce({ success_message: 'screening.given' })
  const { onDone, send } = await open(submit, async () => [why, licence], [why, licence])
  await send.click()
  await expect.element(page.getByText(t('screening.error.required'))).toBeVisible()
  expect(submit).not.toHaveBeenCalled()
  await page.getByLabelText(licence.text).upload(new File(['%PDF-1.4'], 'licencia.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('licencia.pdf')).toBeVisible()
  await send.click()
  await expect.element(page.getByText(t('portfolio.error.file_content'))).toBeVisible()
  expect(submit.mock.calls[0]?.[0]).toEqual([{ question: 'why', version: 1, value: '' }])
  await send.click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(vi.mocked(sendFile).mock.calls.map(([question, { name }]) => [question, name])).toEqual([
    ['licence', 'licencia.pdf'],
    ['licence', 'licencia.pdf'],
  ])
})
