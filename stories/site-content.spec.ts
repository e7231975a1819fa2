import type { APIRequestContext } from '@playwright/test'
import { contentScreens } from '#domain/site/site/contents.screens.ts'
import { siteScreens } from '#domain/site/site/site.screens.ts'
import { call, logInByCall } from './support/calls.ts'
import { cast } from './support/cast.ts'
import { firstContents } from './support/company.ts'
import { followConfiguration } from './support/staff-menu.ts'
import { expect, test, text } from './support/test.ts'
import type { MessageKey } from './support/texts.ts'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const { terms } = firstContents.en
const last = terms.sections.length

/** Writes the terms anew, past the screen. */
async function write(request: APIRequestContext, content: typeof terms) {
  await call(request, 'PUT', '/api/site/terms/en', await logInByCall(request, cast.admin), { data: { content } })
}

test('SPEC-59 PUB-05 staff add a section, move it by keyboard and look at it; visitors read it at once, and the former version still', async ({
  page,
  site,
  loginAs,
  anotherPerson,
}) => {
  const say = (key: MessageKey, values = {}) => text(key, 'en', values)
  const section = (number: number) => say('site.field.section', { number })
  await site.prefer('en', page)
  await loginAs('admin')
  await followConfiguration(page, 'site.contents_title', 'en')
  const name = `${say('site.part.terms')}, ${say('site.language.en')}`
  await page.getByRole('link', { name: say('common.edit_named', { name }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: say('site.list_add', { name: section(last + 1).toLowerCase() }) }).press('Enter')
  const added = page.getByRole('group', { name: section(last + 1), exact: true })
  await expect(added.getByLabel(say('site.field.title'))).toBeFocused()
  await page.getByRole('button', { name: say('common.save') }).press('Enter')
  await expect(added.getByText(say('site.error.text'))).toHaveCount(2)
  await added.getByLabel(say('site.field.title')).fill('Demo section')
  await added.getByLabel(say('site.field.text')).fill('First line\nSecond line')
  await page.getByRole('button', { name: say('site.list_up', { name: section(last + 1).toLowerCase() }) }).press('Enter')
  const moved = page.getByRole('group', { name: section(last), exact: true })
  await expect(moved.getByLabel(say('site.field.title'))).toHaveValue('Demo section')
  await expect(page.getByRole('button', { name: say('site.list_up', { name: section(last).toLowerCase() }) })).toBeFocused()

  await page.getByRole('button', { name: say('site.preview'), exact: true }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(say('terms.title'))
  await expect(preview.getByRole('region', { name: 'Demo section' }).getByText('Second line', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  const { version } = (await call(page.request, 'GET', '/api/site/terms/en', '')).data
  const visitor = await anotherPerson()
  await visitor.goto(`${siteScreens.terms.to()}?lang=en`)
  await expect(visitor.getByText(say('policy.in_force', { version }))).toBeVisible()
  await page.getByRole('button', { name: say('common.save') }).click()
  await expect(page.getByText(say('site.changed'))).toBeVisible()

  await visitor.reload()
  await expect(visitor.getByRole('main').getByRole('region')).toHaveCount(last + 1)
  await expect(
    visitor
      .getByRole('main')
      .getByRole('region')
      .nth(last - 1),
  ).toHaveAccessibleName('Demo section')
  await visitor.getByRole('link', { name: say('policy.version', { version }), exact: true }).click()
  await expect(visitor.getByText(say('policy.was_in_force', { version }))).toBeVisible()
  await expect(visitor.getByRole('region', { name: 'Demo section' })).toHaveCount(0)
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await write(page.request, terms)
})

test('SPEC-59 SHR-02 what somebody else changed meanwhile is told, and nothing typed is lost', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  expectConsoleError(/409/)
  await loginAs('admin')
  await page.goto(contentScreens.editContent.to({ part: 'terms', lang: 'en' }))
  const intro = page.getByLabel(text('site.field.intro'))
  await intro.fill('Mine')
  await write(page.request, { ...terms, intro: 'Theirs' })
  await page.getByRole('button', { name: text('common.save') }).click()
  await expect(page.getByText(text('errors.stale'))).toBeVisible()
  await expect(intro).toHaveValue('Mine')
  await page.getByRole('button', { name: text('common.reload') }).click()
  await expect(intro).toHaveValue('Theirs')
  await intro.fill('Mine')
  await write(page.request, { ...terms, intro: 'Theirs again' })
  await page.getByRole('button', { name: text('common.save') }).click()
  await page.getByRole('button', { name: text('site.save_mine') }).click()
  await expect(page.getByText(text('site.changed'))).toBeVisible()
  await page.goto(`${siteScreens.terms.to()}?lang=en`)
  await expect(page.getByText('Mine', { exact: true })).toBeVisible()
  await write(page.request, terms)
})

test('SPEC-59 SHR-02 overwriting that a wrong field stopped is not done by the next ordinary save', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  expectConsoleError(/409/)
  await loginAs('admin')
  await page.goto(contentScreens.editContent.to({ part: 'terms', lang: 'en' }))
  const heading = page.getByRole('group', { name: text('site.field.section', 'es', { number: 1 }), exact: true })
  const named = heading.getByLabel(text('site.field.title'))
  const save = page.getByRole('button', { name: text('common.save') })
  await named.fill('Mine')
  await write(page.request, { ...terms, intro: 'Theirs' })
  await save.click()
  const overwrite = page.getByRole('button', { name: text('site.save_mine') })
  await expect(overwrite).toBeVisible()
  await named.fill('')
  await overwrite.click()
  await expect(heading.getByText(text('site.error.text'))).toBeVisible()
  await named.fill('Mine')
  await save.click()
  await expect(page.getByText(text('errors.stale'))).toBeVisible()
  expect((await call(page.request, 'GET', '/api/site/terms/en', '')).data.content.intro).toBe('Theirs')
  await write(page.request, terms)
})

test('SPEC-59 a logo takes the place of the drawing on every page, and gives it back', async ({ page, loginAs }) => {
  await loginAs('admin')
  await page.goto(contentScreens.contents.to())
  const logo = page.getByRole('banner').locator('img')
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }
  await page.getByLabel(text('site.logo_file'), { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: text('site.logo_save') }).click()
  await expect(page.getByText(text('site.logo_changed'))).toBeVisible()
  await expect(logo).toHaveJSProperty('naturalWidth', 1)
  await page.goto('/')
  await expect(logo).toHaveAttribute('src', /^\/logo\//)
  await page.goto(contentScreens.contents.to())
  await page.getByRole('button', { name: text('site.logo_remove') }).click()
  await expect(page.getByText(text('site.logo_removed'))).toBeVisible()
  await expect(logo).toHaveCount(0)
})
