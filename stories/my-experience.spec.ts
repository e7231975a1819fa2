import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { call } from './support/calls.ts'
import { confirmation, deleteRow } from './support/deletion.ts'
import { chooseMonth, expectFieldError, expectMonthError, field, monthField } from './support/fields.ts'
import { chooseForRow } from './support/row-actions.ts'
import { logInByCall, startAfresh } from './support/sessions.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const save = (page: Page) => page.getByRole('button', { name: text('common.save'), exact: true })

/** Opens the form that edits the record with this name, and returns its dialog. */
async function edit(page: Page, name: string): Promise<Locator> {
  const edits = text('common.edit_named', 'es', { name })
  await chooseForRow(page, name, 'common.edit')
  return page.getByRole('dialog', { name: edits })
}

test('EXP-01 PRO-03 SHR-01 SHR-02 a candidate adds, finds, edits and deletes work experience, with errors counted', async ({
  page,
  startSession,
  request,
}) => {
  await test.step('SHR-02 a field that a change of another one satisfies is not counted among the wrong ones', async () => {
    await startSession('candidate')
    await page.goto(profileSections.experience.to())
    await page.getByRole('button', { name: text('experience.add') }).click()
    await field(page, 'experience.job').fill('Panadera')
    await page.getByLabel(text('experience.time.P')).check()
    await chooseMonth(page, 'profile.from', '2020-01')
    await chooseMonth(page, 'profile.to', '2019-12')
    await save(page).click()
    await expectMonthError(page, 'profile.to', 'experience.error.to_after')
    const wrong = (count: number) => page.getByText(text('common.form_has_errors', 'es', { count }))
    await expect(wrong(4)).toBeVisible()
    await chooseMonth(page, 'profile.from', '2019-11')
    await expect(page.getByText(text('experience.error.to_after'))).toHaveCount(0)
    await expect(wrong(3)).toBeVisible()
    await expect(page.getByRole('navigation', { name: text('common.wrong_fields') }).getByRole('link')).toHaveCount(3)
  })
  await test.step('EXP-01 PRO-03 SHR-01 a candidate adds, finds, edits and deletes work experience on a phone', async () => {
    await startAfresh(page)
    const title = `Oficio ${randomUUID().slice(0, 8)}`
    await page.setViewportSize({ width: 360, height: 740 })
    // A list shows its search from six records on.
    const job = { company: 'Cantera & Hijos', location: 'Cali', website: '', no_website: '1', from: '2018-01-01' }
    const token = await logInByCall(request, cast.candidate)
    for (const place of [1, 2, 3, 4, 5]) {
      const data = { ...job, title: `Trabajo ${place}`, time_experience: 'A', to: '', description: '' }
      await call(request, 'POST', '/api/experience', token, { data })
    }
    await startSession('candidate')
    await page.goto(profileSections.experience.to())
    const toggle = page.getByRole('button', { name: text('experience.add') })
    await toggle.click()
    await expect(page.getByRole('table')).toHaveCount(0)
    await save(page).click()
    await expectFieldError(page, 'experience.job', 'experience.error.title_required')
    await expect(field(page, 'experience.job')).toBeFocused()
    await expectFieldError(page, 'experience.website', 'experience.error.website_required')
    await expect(page.getByText(text('experience.error.time_required'))).toBeVisible()
    await expect(monthField(page, 'profile.to')).toHaveCount(0)
    await field(page, 'experience.job').fill(title)
    await field(page, 'experience.company').fill('Cantera & Hijos')
    await field(page, 'profile.location').fill('Cali - Valle')
    // A hidden field is not validated.
    await field(page, 'experience.website').fill('panaderia')
    await page.getByLabel(text('experience.no_website')).check()
    await expect(field(page, 'experience.website')).toHaveCount(0)
    await page.getByLabel(text('experience.time.P')).check()
    await chooseMonth(page, 'profile.from', '2020-01')
    await chooseMonth(page, 'profile.to', '2019-12')
    await save(page).click()
    await expectMonthError(page, 'profile.to', 'experience.error.to_after')
    await expectNoAccessibilityViolations(page)

    // After an accidental close the typed text is still there.
    await page
      .getByRole('button', { name: text('common.close'), exact: true })
      .first()
      .click()
    await toggle.click()
    await expect(field(page, 'experience.job')).toHaveValue(title)
    await chooseMonth(page, 'profile.to', '2021-12')
    await save(page).click()
    await expect(page.getByText(text('common.added', 'es', { name: title }))).toBeVisible()
    await expect(toggle).toBeFocused()

    await page.getByRole('searchbox').fill(title)
    const rows = page.getByRole('rowheader')
    await expect(rows).toHaveText([title])
    await expectNoAccessibilityViolations(page)
    const dialog = await edit(page, title)
    await dialog.getByLabel(text('experience.time.A')).check()
    await dialog.getByRole('button', { name: text('common.save') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row', { name: title })).toContainText(text('profile.until_now'))
    await chooseForRow(page, title, 'common.delete')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(title)
    await confirmation(page).click()
    await expect(page.getByText(text('common.deleted', 'es', { name: title }))).toBeVisible()
    await expect(page.getByText(text('common.no_results'))).toBeVisible()
  })
})

test('EDU-01 REF-01 PRO-03 a candidate adds and edits education and an emergency contact, with their rules', async ({
  page,
  startSession,
}) => {
  await test.step('EDU-01 a candidate adds and edits education, with valid dates and no end while it is ongoing', async () => {
    const studied = `Contaduría ${randomUUID().slice(0, 8)}`
    await startSession('candidate')
    await page.goto(profileSections.professional.to())
    await page.getByRole('button', { name: text('professional.add') }).click()
    await field(page, 'professional.field').fill(studied)
    await field(page, 'professional.level').fill('Pregrado')
    await field(page, 'professional.school').fill('Universidad del Valle')
    await field(page, 'profile.location').fill('Cali')
    await page.getByLabel(text('professional.time.P')).check()
    await chooseMonth(page, 'profile.from', '2020-01')
    await chooseMonth(page, 'profile.to', '2019-12')
    await save(page).click()
    await expectMonthError(page, 'profile.to', 'experience.error.to_after')
    await page.getByLabel(text('professional.time.A')).check()
    await expect(monthField(page, 'profile.to')).toHaveCount(0)
    await save(page).click()
    const row = page.getByRole('row', { name: studied })
    await expect(row).toContainText(text('profile.until_now'))
    const dialog = await edit(page, studied)
    await dialog.getByLabel(text('professional.time.P')).check()
    await chooseMonth(page, 'profile.to', '2019-12')
    await dialog.getByRole('button', { name: text('common.save') }).click()
    await expectMonthError(page, 'profile.to', 'experience.error.to_after')
    await chooseMonth(page, 'profile.to', '2021-12')
    await dialog.getByRole('button', { name: text('common.save') }).click()
    await expect(row.filter({ hasText: '2021' })).toBeVisible()
    await expect(row).toHaveCount(1)
    await deleteRow(page, studied)
  })
  await test.step('REF-01 PRO-03 a candidate adds and edits an emergency contact with a valid phone number', async () => {
    await page.clock.install()
    const fullname = `Rosa Prueba ${randomUUID().slice(0, 8)}`
    await startSession('candidate')
    await page.goto(profileSections.references.to())
    await page.getByRole('button', { name: text('references.add') }).click()
    await page.getByLabel(text('references.type.emergency')).check()
    await field(page, 'references.fullname').fill(fullname)
    await field(page, 'references.relation').fill('Mi hermana')
    await field(page, 'references.phone').fill('de día')
    await field(page, 'personal.address').fill('Calle 5 # 10-20')
    await save(page).click()
    await expectFieldError(page, 'references.phone', 'personal.error.phone')
    await field(page, 'references.phone').fill('+57 300 000 0000')
    await save(page).click()
    const row = page.getByRole('row', { name: fullname })
    await expect(row).toContainText(text('references.type.emergency'))
    // A closed dialog fades out for 200 ms.
    const dialog = await edit(page, fullname)
    const inThePage = page.locator('dialog', { has: page.locator('input[type="tel"]') })
    await page.clock.pauseAt(Date.now() + 60_000)
    await dialog.getByRole('button', { name: text('common.close'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await page.clock.runFor(199)
    await expect(inThePage).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(inThePage).toHaveCount(0)
    await page.clock.resume()
    await edit(page, fullname)
    await field(page, 'references.phone').fill('+57 300 000 0001')
    await dialog.getByRole('button', { name: text('common.save') }).click()
    await expect(row.filter({ hasText: '+57 300 000 0001' })).toBeVisible()
    await expect(row).toHaveCount(1)
    await deleteRow(page, fullname)
  })
})
