import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import { auditScreens } from '#domain/desk/audit/audit.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { contentScreens } from '#domain/site/content/contents.screens.ts'
import { call } from './support/calls.ts'
import { logInByCall } from './support/sessions.ts'
import { makeSkillTest } from './support/skill-test.ts'
import { takeTest } from './support/taken-test.ts'
import { cast, expect, test, text } from './support/test.ts'

test('RPT-02 SPEC-55 PUB-02 PUB-05 SPEC-59 staff read the audit, a hint to print and the lines of a preview', async ({
  page,
  startSession,
}) => {
  await test.step('SPEC-55 the audit fits a screen of 1280 px, and a search without results suggests where to look', async () => {
    const token = await logInByCall(page.request, cast.admin)
    const name_clients =
      'Compañía Nacional de Servicios Integrales de Ingeniería, Montajes y Mantenimiento Industrial del Norte y del Sur'
    const data = { name_clients, ubication_clients: 'Cali', status_clients: 'A' }
    const { uuid } = (await call(page.request, 'POST', '/api/clients/save', token, { data })).data
    await startSession('admin')
    await page.goto(auditScreens.audit.to())
    const search = page.getByRole('searchbox', { name: text('audit.search_record') })
    await search.fill('montajes')
    const row = page.getByRole('row').filter({ hasText: name_clients })
    await expect(row).toHaveCount(1)
    const edgesOf = async (cells: ReturnType<typeof row.locator>) => (await cells.boundingBox()) ?? { x: 0, width: 0 }
    const cells = row.getByRole('cell')
    const [when, actions] = [await edgesOf(cells.nth(3)), await edgesOf(cells.last())]
    expect(when.x + when.width).toBeLessThanOrEqual(actions.x + 1)
    await search.fill('nadie así')
    await expect(page.getByText(text('audit.search_hint'))).toBeVisible()
    await call(page.request, 'DELETE', `/api/clients/delete/${uuid}`, token)
  })
  await test.step('RPT-02 the printable list explains how to get a PDF', async () => {
    const exam = await makeSkillTest(page.request, 'eager', { texts: 0 })
    await startSession('admin')
    await page.goto(questionScreens.printQuestions.to())
    const hint = page.getByText(text('questions.print_choose'))
    await expect(hint).toBeVisible()
    await page.getByLabel(text('questions.print_skill')).selectOption({ label: exam.skill })
    await expect(page.getByRole('link', { name: text('questions.print_report') })).toBeVisible()
    await expect(hint).toBeHidden()
  })
  await test.step('PUB-02 PUB-05 SPEC-59 each line of the introduction is a paragraph', async () => {
    for (const part of ['privacy', 'about', 'home'] as const) {
      await startSession('admin')
      await page.goto(contentScreens.editContent.to({ part }))
      const spanish = page.getByRole('region', { name: text('site.language.es'), exact: true })
      await spanish.getByLabel(text('site.field.intro')).fill('Una línea propia.\nOtra línea propia.')
      await spanish.getByRole('button', { name: text('site.preview_in', 'es', { language: text('site.language.es') }) }).click()
      for (const line of ['Una línea propia.', 'Otra línea propia.'])
        await expect(page.getByRole('dialog').getByRole('paragraph').filter({ hasText: line })).toHaveText(line)
    }
  })
})

test('USR-06 SHR-02 focus moves to the skill whose test was reset, or to the list after a removal', async ({
  page,
  startSession,
}) => {
  const exam = await makeSkillTest(page.request, 'eager', { texts: 0 })
  await takeTest(page.request, 'eager', exam, '')
  const token = await logInByCall(page.request, cast.eager)
  const { user } = await call(page.request, 'GET', '/api/users/verify/role', token)
  await startSession('admin')
  await page.goto(userScreens.userProfile.to({ uuid: user.uuid }))
  const ask = page.getByRole('button', { name: text('users.reset_named', 'es', { skill: exam.skill }) })
  await ask.press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('results.reset_confirm') })
    .press('Enter')
  await expect(ask).toBeHidden()
  await expect(page.getByRole('heading', { name: exam.skill })).toBeFocused()
  await page.getByRole('button', { name: text('users.remove_skill_named', 'es', { skill: exam.skill }) }).press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('results.remove_skill_confirm') })
    .press('Enter')
  await expect(page.getByRole('heading', { name: exam.skill })).toBeHidden()
  await expect(page.getByRole('group', { name: text('users.skills') })).toBeFocused()
})
