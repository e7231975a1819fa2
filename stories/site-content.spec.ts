import type { APIRequestContext, Page } from '@playwright/test'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { contentScreens } from '#domain/site/content/contents.screens.ts'
import { demoCompany } from '#server/seeds/demo-company.ts'
import { firstContents } from '#server/seeds/site-content.ts'
import { call } from './support/calls.ts'
import { cast } from './support/cast.ts'
import { logInByCall, startAfresh } from './support/sessions.ts'
import { followConfiguration } from './support/staff-menu.ts'
import { expect, test, text } from './support/test.ts'
import type { MessageKey } from './support/texts.ts'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const { terms } = firstContents.en
const last = terms.sections.length

/** Replaces the terms by a call, without the screen. */
async function write(request: APIRequestContext, content: typeof terms) {
  await call(request, 'PUT', '/api/site/terms/en', await logInByCall(request, cast.admin), { data: { content } })
}

const inEnglish = (page: Page) => page.getByRole('region', { name: text('site.language.en'), exact: true })

/** Puts the company's first content back, which other stories rely on. */
async function restoreCompany(request: APIRequestContext) {
  const token = await logInByCall(request, cast.admin)
  for (const lang of ['es', 'en'] as const)
    await call(request, 'PUT', `/api/site/company/${lang}`, token, { data: { content: demoCompany[lang] } })
}

test('SPEC-59 PUB-05 staff add and move a section, visitors read it at once, and the former version stays', async ({
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
  const name = say('site.part.terms')
  await page.getByRole('link', { name: say('common.edit_named', { name }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const english = page.getByRole('region', { name: say('site.language.en'), exact: true })
  await english.getByRole('button', { name: say('site.list_add', { name: section(last + 1).toLowerCase() }) }).press('Enter')
  const added = english.getByRole('group', { name: section(last + 1), exact: true })
  await expect(added.getByLabel(say('site.field.title'))).toBeFocused()
  await page.getByRole('button', { name: say('common.save') }).press('Enter')
  await expect(added.getByText(say('site.error.text'))).toHaveCount(2)
  await added.getByLabel(say('site.field.title')).fill('Demo section')
  await added.getByLabel(say('site.field.text')).fill('First line\nSecond line')
  await english.getByRole('button', { name: say('site.list_up', { name: section(last + 1).toLowerCase() }) }).press('Enter')
  const moved = english.getByRole('group', { name: section(last), exact: true })
  await expect(moved.getByLabel(say('site.field.title'))).toHaveValue('Demo section')
  await expect(english.getByRole('button', { name: say('site.list_up', { name: section(last).toLowerCase() }) })).toBeFocused()

  await page.getByRole('button', { name: say('site.preview_in', { language: say('site.language.en') }) }).click()
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

test('SPEC-59 SHR-02 a change by a colleague is reported on saving, and nothing is overwritten unasked', async ({
  page,
  startSession,
  expectConsoleError,
}) => {
  await test.step('SPEC-59 SHR-02 a change by a colleague is reported on saving, and the typed text stays', async () => {
    expectConsoleError(/409/)
    await startSession('admin')
    await page.goto(contentScreens.editContent.to({ part: 'terms' }))
    const intro = inEnglish(page).getByLabel(text('site.field.intro'))
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
  await test.step('SPEC-59 SHR-02 an overwrite that a field error stopped does not carry over to the next save', async () => {
    await startAfresh(page)
    expectConsoleError(/409/)
    await startSession('admin')
    await page.goto(contentScreens.editContent.to({ part: 'terms' }))
    const heading = inEnglish(page).getByRole('group', { name: text('site.field.section', 'es', { number: 1 }), exact: true })
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
  await test.step('SPEC-59 SHR-02 a save refused in one language reports the saved language and does not send it again', async () => {
    await startAfresh(page)
    expectConsoleError(/409/)
    await startSession('admin')
    await page.goto(contentScreens.editContent.to({ part: 'terms' }))
    const spanish = page.getByRole('region', { name: text('site.language.es'), exact: true })
    const version = async () => (await call(page.request, 'GET', '/api/site/terms/es', '')).data.version
    const before = await version()
    await spanish.getByLabel(text('site.field.intro')).fill('Lo mío')
    await inEnglish(page).getByLabel(text('site.field.intro')).fill('Mine')
    await write(page.request, { ...terms, intro: 'Theirs' })
    await page.getByRole('button', { name: text('common.save') }).click()
    await expect(page.getByText(text('errors.stale'))).toBeVisible()
    await expect(page.getByText(text('site.saved_part', 'es', { language: text('site.language.es') }))).toBeVisible()
    await page.getByRole('button', { name: text('site.save_mine') }).click()
    await expect(page.getByText(text('site.changed'))).toBeVisible()
    expect(await version()).toBe(before + 1)
    const token = await logInByCall(page.request, cast.admin)
    await call(page.request, 'PUT', '/api/site/terms/es', token, { data: { content: firstContents.es.terms } })
    await write(page.request, terms)
  })
})

test('SPEC-59 the company is saved in both languages with one button, its facts once, and its logo', async ({
  page,
  startSession,
}) => {
  await test.step('SPEC-59 one button saves both languages, and the header says the company’s new name at once', async () => {
    await startSession('admin')
    await page.goto(contentScreens.editContent.to({ part: 'company' }))
    const shared = page.getByRole('region', { name: text('site.shared'), exact: true })
    await shared.getByLabel(text('site.field.name'), { exact: true }).fill('Agencia Uno')
    await inEnglish(page).getByLabel(text('site.field.tagline')).fill('Work that fits')
    await page.getByRole('button', { name: text('common.save') }).click()
    await expect(page.getByText(text('site.changed'))).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Agencia Uno' })).toBeVisible()
    await expect(page).toHaveTitle(/Agencia Uno$/)
    const read = async (lang: string) => (await call(page.request, 'GET', `/api/site/company/${lang}`, '')).data
    expect((await read('en')).content.tagline).toBe('Work that fits')
    const { version } = await read('es')

    await page.goto(contentScreens.editContent.to({ part: 'company' }))
    await page.getByRole('button', { name: text('common.save') }).click()
    await expect(page.getByText(text('site.unchanged'))).toBeVisible()
    expect((await read('es')).version, 'no version without a change').toBe(version)
    await restoreCompany(page.request)
  })
  await test.step('SPEC-59 a fact of the company is written once; two that differ are both shown until one is chosen', async () => {
    await startAfresh(page)
    await startSession('admin')
    await page.goto(contentScreens.editContent.to({ part: 'company' }))
    const shared = page.getByRole('region', { name: text('site.shared'), exact: true })
    const label = text('site.field.tax_id')
    const apart = shared.getByRole('group', { name: label })
    await expect(apart.getByText(text('site.apart'))).toBeVisible()
    for (const lang of ['es', 'en'] as const)
      await expect(apart.getByRole('textbox', { name: text(`site.language.${lang}`) })).toHaveValue(demoCompany[lang].tax_id)
    await apart.getByRole('button', { name: `${text('site.use_in_both')}: ${label}, ${text('site.language.es')}` }).press('Enter')
    await expect(shared.getByLabel(label)).toBeFocused()
    await shared.getByLabel(label).fill('NIT 901.000.000-1')
    await shared.getByLabel(text('site.field.phone')).fill('call us')
    await page.getByRole('button', { name: text('common.save') }).click()
    await expect(shared.getByText(text('site.error.phone'))).toBeVisible()
    await shared.getByLabel(text('site.field.phone')).fill('+57 601 000 0001')
    await page.getByRole('button', { name: text('common.save') }).click()
    await expect(page.getByText(text('site.changed'))).toBeVisible()
    for (const lang of ['es', 'en']) {
      const { content } = (await call(page.request, 'GET', `/api/site/company/${lang}`, '')).data
      expect([lang, content.tax_id, content.phone]).toEqual([lang, 'NIT 901.000.000-1', '+57 601 000 0001'])
    }
    await restoreCompany(page.request)
  })
  await test.step('SPEC-59 an uploaded logo replaces the drawing on every page until it is removed', async () => {
    await startAfresh(page)
    await startSession('admin')
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
})
