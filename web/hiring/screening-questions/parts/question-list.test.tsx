import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { QuestionView } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import { QuestionList } from './question-list.tsx'

const t = textIn('es')
const question = (uuid: string, text: string): QuestionView => ({
  ...{ uuid, text, kind: 'yes_no', required: true, choices: [], version: 1 },
  ...{ knockout_answer: '', knockout_min: null, knockout_max: null, knockout_reason: '' },
})

async function open() {
  await logInWith([{ module: 'candidates', item: 'change' }])
  const sent: { method: string; path: string; body: unknown }[] = []
  let questions = [question('one', '¿Una?'), question('two', '¿Dos?'), question('three', '¿Tres?')]
  const others = vi.mocked(fetch).getMockImplementation() ?? fetch
  vi.mocked(fetch).mockImplementation(async (address, init) => {
    if (!String(address).includes('/api/screening/')) return others(address, init)
    const method = init?.method ?? 'GET'
    const list = () => ({ vacancy: null, questions })
    if (method === 'GET') return Response.json({ data: list() })
    const body = JSON.parse(String(init?.body ?? '{}'))
    sent.push({ method, path: new URL(String(address), location.href).pathname, body })
    if (method === 'PUT') questions = body.questions.map((uuid: string) => questions.find((one) => one.uuid === uuid))
    return Response.json({ success_message: 'common.added', data: method === 'PUT' ? list() : question('four', body.text) })
  })
  await renderPart(<QuestionList list="library" titleOf={() => 'Banco'} description="" back={{ to: '/', label: 'Volver' }} />)
  return { sent }
}

test('SCQ-01 questions are ordered by keyboard, and the focus follows the moved one', async () => {
  const { sent } = await open()
  const list = page.getByRole('list', { name: t('screening.order') })
  await expect.element(list.getByText('¿Tres?')).toBeVisible()
  await expectAccessible()
  const up = list.getByRole('button', { name: t('common.move_up_named', { name: '¿Tres?' }) })
  ;(up.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(up).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(up).toHaveFocus()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ questions: ['one', 'three', 'two'] }, { questions: ['three', 'one', 'two'] }])
})

test('SCQ-01 a question with choices says what it lacks, and is added with its knock-out', async () => {
  const { sent } = await open()
  await page.getByRole('button', { name: t('screening.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(t('screening.text'), { exact: true }).fill('¿Qué idiomas hablas?')
  await dialog.getByLabelText(t('screening.kind')).selectOptions(t('screening.kind.one_choice'))
  await dialog.getByLabelText(t('screening.choice', { number: 1 }), { exact: true }).fill('Español')
  await dialog.getByRole('button', { name: t('common.save') }).click()
  await expect.element(dialog.getByText(t('screening.error.choices'))).toBeVisible()
  await expectAccessible()
  await dialog.getByLabelText(t('screening.choice', { number: 2 }), { exact: true }).fill('Ninguno')
  await dialog.getByLabelText(t('screening.choice_knockout', { number: 2 })).click()
  await dialog.getByRole('button', { name: t('common.save') }).click()
  await expect.element(dialog.getByText(t('screening.error.reason'))).toBeVisible()
  await dialog.getByLabelText(t('screening.knockout_reason'), { exact: false }).fill('Hace falta un idioma')
  await dialog.getByRole('button', { name: t('common.save') }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        method: 'POST',
        path: '/api/screening/questions/library',
        body: {
          text: '¿Qué idiomas hablas?',
          kind: 'one_choice',
          choices: [
            { text: 'Español', knockout: false },
            { text: 'Ninguno', knockout: true },
          ],
          knockout_reason: 'Hace falta un idioma',
        },
      },
    ])
})
