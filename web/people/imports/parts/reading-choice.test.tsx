import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { draft } from '../../../testing/import-drafts.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { ReadingChoice } from './reading-choice.tsx'

const t = textIn('es')
afterEach(() => vi.restoreAllMocks())

test('INT-14 a sheet that is chosen while another one is read is read too, and shown at once', async () => {
  const asked: string[] = []
  const answers: (() => void)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'POST' || init?.method === 'PUT') {
      asked.push((JSON.parse(String(init.body)) as { sheet: string }).sheet)
      await new Promise<void>((resolve) => answers.push(resolve))
    }
    return new Response(JSON.stringify({ data: draft }), { headers: { 'content-type': 'application/json' } })
  })
  const sheets = ['Activos', 'Retirados', 'Otros'].map((name) => ({ name, rows: 2 }))
  await renderPart(<ReadingChoice id="i1" file={{ ...draft.file!, sheets, sheet: 'Activos' }} />)
  const choice = page.getByLabelText(t('imports.sheet'))
  await userEvent.selectOptions(choice, 'Retirados')
  await expect.element(choice).toHaveValue('Retirados')
  await userEvent.selectOptions(choice, 'Otros')
  await expect.element(choice).toHaveValue('Otros')
  await expect.poll(() => asked).toEqual(['Retirados'])
  answers[0]?.()
  await expect.poll(() => asked).toEqual(['Retirados', 'Otros'])
  answers[1]?.()
})
