import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import type { VacancyDraft } from '#domain/hiring/vacancy-drafts/vacancy-drafts.contract.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { SaveDraft } from './save-draft.tsx'
import { VacancyDrafts } from './vacancy-drafts.tsx'

afterEach(() => vi.restoreAllMocks())

const t = textIn('es')
const schema = z.object({ name_job: z.string().min(1), ubication: z.string().min(1) })
const title = page.getByRole('textbox', { name: 'Cargo' })
const save = page.getByRole('button', { name: t('vacancy_drafts.save') })

/** The drafts of the server, which keeps each that it is sent; returns what it was sent. */
function serverWith(drafts: VacancyDraft[], refusal?: string) {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'GET' || !init?.method) return Response.json({ data: drafts, total: drafts.length })
    if (refusal) return Response.json({ error_message: refusal }, { status: 409 })
    if (init.body) sent.push(JSON.parse(String(init.body)))
    const data = { uuid: 'one', name_job: 'Analista', updated_at: '2031-03-12T10:00:00Z', version: 1 }
    return Response.json({ success_message: init.method === 'DELETE' ? 'common.deleted' : 'vacancy_drafts.saved', data })
  })
  return sent
}

async function renderForm(draft?: VacancyDraft) {
  await renderPart(
    <FormShell
      name="draft"
      schema={schema}
      initial={{ name_job: '', ubication: '' }}
      submit={async () => undefined}
      onDone={() => undefined}
    >
      <TextField name="name_job" label="Cargo" />
      <TextField name="ubication" label="Ciudad" />
      <FormEnd label="Publicar">
        <SaveDraft draft={draft} />
      </FormEnd>
    </FormShell>,
  )
  await expect.element(title).toBeEnabled()
}

test('JOB-02 SHR-02 a draft is kept from its title on; without one the field says so and nothing is sent', async () => {
  const sent = serverWith([])
  await renderForm()
  await save.click()
  await expect.element(title).toHaveAccessibleDescription(t('vacancies.error.name_job'))
  await expect.element(title).toHaveFocus()
  expect(sent).toEqual([])
  await title.fill('Analista')
  await save.click()
  await expect.poll(() => sent).toEqual([{ name_job: 'Analista', fields: { ubication: '' } }])
  await expect.element(page.getByText(t('vacancy_drafts.saved', { name: 'Analista' }))).toBeVisible()
})

test('SHR-02 a draft that another window changed keeps what is typed here', async () => {
  serverWith([], 'errors.stale')
  await renderForm({ uuid: 'one', name_job: 'Analista', updated_at: '2031-03-12T10:00:00Z', version: 1 })
  await title.fill('Analista sénior')
  await save.click()
  await expect.element(page.getByText(t('vacancy_drafts.stale'))).toBeVisible()
  await expect.element(title).toHaveValue('Analista sénior')
})

test('JOB-01 drafts stand folded above the list, lead to their form, and are deleted after a question', async () => {
  const drafts = [{ uuid: 'one', name_job: 'Analista', updated_at: '2031-03-12T10:00:00Z', version: 1 }]
  serverWith(drafts)
  await renderPart(<VacancyDrafts />)
  await page.getByText(t('vacancy_drafts.title', { count: 1 })).click()
  await expect
    .element(page.getByRole('link', { name: 'Analista' }))
    .toHaveAttribute('href', '/vacancies/admin/add-jobs?draft=one')
  await expectAccessible()
  await page.getByRole('button', { name: t('vacancy_drafts.delete', { name: 'Analista' }) }).click()
  drafts.pop()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common.delete') })
    .click()
  await expect.element(page.getByText(t('common.deleted', { name: 'Analista' }))).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Analista' })).not.toBeInTheDocument()
})
