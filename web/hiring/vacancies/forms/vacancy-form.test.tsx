import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { skillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { newVacancy } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { settingsMetaName } from '../../../platform/session/settings.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import type { VacancyChoices } from '../staff-vacancies.queries.ts'
import { VacancyForm } from './vacancy-form.tsx'

const t = textIn('es')
const nothing: VacancyChoices = {
  clients: [],
  skills: [],
  currencies: [{ uuid: 'k1', code: 'COP', name: 'Peso colombiano', usual_salary: null }],
}
const added: VacancyChoices = {
  ...nothing,
  clients: [{ id: 1, uuid: 'c1', name_clients: 'Andina' }],
  skills: [{ id: 1, uuid: 's1', name: 'Siigo', name_language: null, other_name: '' }],
}

const settings = document.createElement('meta')
settings.name = settingsMetaName
settings.content = JSON.stringify({ country: 'CO' })

/** A site in Colombia, and a colleague who may change clients and skills. */
beforeEach(async () => {
  document.head.append(settings)
  onTestFinished(() => settings.remove())
  await logInWith([
    { module: 'clients', item: 'change' },
    { module: 'skillstest', item: 'change' },
  ])
})

/** The form, and a button for what happens when the page is read again. */
function Site({ begins = nothing, skills = [] as string[] }) {
  const [choices, setChoices] = useState(begins)
  return (
    <>
      <button type="button" onClick={() => setChoices(added)}>
        Volver a leer
      </button>
      <VacancyForm
        name="vacancy:test"
        initial={{ ...newVacancy, language: 'es', currency: 'COP', skills }}
        choices={choices}
        submit={async () => undefined}
        onDone={() => undefined}
        submitLabel="Guardar"
      />
    </>
  )
}

test('JOB-02 on an empty site the form leads to a client and a skill in another tab, and keeps what is typed', async () => {
  await renderPart(<Site />)
  await expect.element(page.getByText(t('clients.noClients'))).toBeVisible()
  await expect.element(page.getByText(t('vacancies.form.no_skills'))).toBeVisible()
  for (const [name, address] of [
    [t('vacancies.form.add_client'), clientScreens.addClient.to()],
    [t('vacancies.form.add_skill'), skillScreens.addSkill.to()],
  ] as const) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', address)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  const title = page.getByLabelText(t('vacancies.form.name_job'))
  await title.fill('Contadora')
  await page.getByRole('button', { name: 'Volver a leer' }).click()
  await page.getByLabelText(t('vacancies.form.client_id')).selectOptions('Andina')
  await expect.element(page.getByText(t('vacancies.form.skills_help'))).toBeInTheDocument()
  await expect.element(title).toHaveValue('Contadora')
})

test('FORM-01 at 1280 px the form takes at most 1,360 px, so that its page takes 1,520', async () => {
  await page.viewport(1280, 800)
  document.body.dataset.frame = 'workplace'
  onTestFinished(() => void delete document.body.dataset.frame)
  await renderPart(<Site begins={added} />)
  await expect.poll(() => document.querySelectorAll('[contenteditable=true]').length, { timeout: 10_000 }).toBe(5)
  const form = page.getByRole('button', { name: 'Guardar' }).element().closest('form') as HTMLFormElement
  expect(form.getBoundingClientRect().height).toBeLessThanOrEqual(1360)
})

test('SHR-02 LEN-01 a form with skills keeps a draft once it is changed, and none when the change is taken back', async () => {
  const kept = () => Object.keys(sessionStorage).some((key) => key.endsWith('vacancy:test'))
  await renderPart(<Site begins={added} skills={['s1']} />)
  const limit = page.getByRole('textbox', { name: /^Siigo/ })
  await limit.fill('60')
  await expect.poll(kept).toBe(true)
  await limit.fill('')
  await expect.poll(kept).toBe(false)
})
