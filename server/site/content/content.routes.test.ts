import { expect, test } from 'vitest'
import { previewTemplateEndpoint } from '#domain/hiring/candidate-emails/preview.contract.ts'
import { contentParts } from '#domain/kernel/site-contents.ts'
import { listStepsEndpoint } from '#domain/site/content/content.contract.ts'
import {
  changeLogoEndpoint,
  contentEndpoints,
  getShippedPolicyEndpoint,
  getVersionEndpoint,
  listContentsEndpoint,
  listVersionsEndpoint,
  removeLogoEndpoint,
} from '#domain/site/content/contents.contract.ts'
import { isLogoSquare } from '../../platform/files/logo-shape.ts'
import { pictureSize } from '../../platform/files/picture-size.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { firstContents } from '../../seeds/site-content.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { pngFile } from '../../testing/documents.ts'
import { pngOf } from '../../testing/pictures.ts'
import { secondServer } from '../../testing/second-server.ts'

const site = sharedTestApp()
const { company, faq, steps } = contentEndpoints
const es = { params: { lang: 'es' } } as const
const read = async (lang: 'es' | 'en') => (await site.call(company.read, { params: { lang } })).answer.data

test('I18N-03 PUB-03 the steps of the hiring process are numbered, in the requested language', async () => {
  const inSpanish = (await site.call(listStepsEndpoint, es)).answer
  const inEnglish = (await site.call(listStepsEndpoint, { params: { lang: 'en' } })).answer
  expect(inSpanish.total).toBe(6)
  expect(inSpanish.data.map((step) => step.number_step)).toEqual([1, 2, 3, 4, 5, 6])
  expect(inSpanish.data[0]?.description_step).toMatch(/hoja de vida/)
  expect(inEnglish.data.at(-1)?.description_step).toMatch(/^Ready!/)
  expect((await site.app.inject('/api/steps/fr')).statusCode).toBe(400)
})

test.each(contentParts)('SPEC-59: the initial content of %s is complete and valid in both languages', async (part) => {
  for (const lang of ['es', 'en'] as const) {
    const { answer } = await site.call(contentEndpoints[part].read, { params: { lang } })
    expect(answer.data.content).toEqual(firstContents[lang][part])
    // Staff could have written the initial content: it passes the same validation.
    expect(contentEndpoints[part].change.body.parse({ content: firstContents[lang][part] }).content).toEqual(
      firstContents[lang][part],
    )
  }
})

test('SPEC-59: a change of content shows at once, in its language only, with a version and an audit row', async () => {
  const { token } = await site.person({
    role: [
      { module: 'roles', item: 'view' },
      { module: 'roles', item: 'change' },
    ],
  })
  const before = { es: await read('es'), en: await read('en') }
  const content = { ...firstContents.es.company, name: 'Otra Cantera', map: { latitude: 4.65, longitude: -74.05 } }
  const changed = await site.call(company.change, { ...es, body: { content, version: before.es.version }, token })
  expect(changed).toMatchObject({
    status: 200,
    answer: { success_message: 'site.changed', data: { version: before.es.version + 1 } },
  })
  expect(await read('es')).toMatchObject({ content, version: before.es.version + 1 })
  expect(await read('en')).toEqual(before.en)
  expect((await site.app.inject('/feed.xml')).body).toContain('Otra Cantera')
  const rows = site.platform.db.selectFrom('site_content').where('part', '=', 'company').where('language', '=', 'es')
  expect(await rows.select('version').orderBy('version').execute()).toEqual([{ version: 1 }, { version: 2 }])
  const audit = site.platform.db.selectFrom('audit_log').select('detail').where('action', '=', 'site.changed')
  expect(await audit.executeTakeFirst()).toEqual({ detail: { part: 'company', language: 'es', version: 2 } })
  const stale = await site.call(company.change, { ...es, body: { content, version: before.es.version }, token })
  expect(stale.status).toBe(409)
})

test('SPEC-59: other processes read changed content', async () => {
  const second = await secondServer(site.platform)
  const stepsThere = async () => (await second.app.inject('/api/site/steps/es')).json().data.content.steps
  const { token } = await site.person({ role: 'administrator' })
  expect(await stepsThere()).toHaveLength(6)
  await site.call(steps.change, { ...es, body: { content: { steps: ['Uno', '¡Listo!'] } }, token })
  await expect.poll(stepsThere).toEqual(['Uno', '¡Listo!'])
  await second.stop()
})

test('SPEC-59: refuses empty, too long and unsafe content at its field', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const first = firstContents.es.company
  const tryIt = async (wrong: object) => {
    const content = { ...first, ...wrong } as typeof first
    return (await site.call(company.change, { ...es, body: { content }, token })).refusal
  }
  expect(await tryIt({ name: ' ' })).toMatchObject({ errors: { 'content.name': ['site.error.text'] } })
  expect(await tryIt({ phone: 'call us' })).toMatchObject({ errors: { 'content.phone': ['site.error.phone'] } })
  expect(await tryIt({ map: { latitude: '91', longitude: 'x' } })).toMatchObject({
    errors: { 'content.map.latitude': ['site.error.map'], 'content.map.longitude': ['site.error.map'] },
  })
  expect(await tryIt({ links: [{ label: 'x', url: 'javascript:alert(1)' }] })).toMatchObject({
    errors: { 'content.links.0.url': ['site.error.url'] },
  })
  expect((await site.call(faq.change, { ...es, body: { content: { questions: [] } }, token })).status).toBe(422)
})

test('SPEC-59: accepts coordinates as people type them; two empty fields mean no map', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const at = async (map: object) => {
    const content = { ...firstContents.es.company, map } as typeof firstContents.es.company
    const { answer } = await site.call(company.change, { ...es, body: { content }, token })
    return (answer.data.content as typeof content).map
  }
  expect(await at({ latitude: ' 4,65 ', longitude: '-74.05' })).toEqual({ latitude: 4.65, longitude: -74.05 })
  expect(await at({ latitude: '', longitude: '' })).toBeNull()
})

test('PUB-05 the policy of the product names the company that staff enter, and words of the site’s own stay', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const { company, privacy } = contentEndpoints
  const en = { params: { lang: 'en' as const } }
  const facts = { legal_name: 'Andina Talent Ltd', tax_id: 'NIT 900.123.456-7', address: '1 Main St', phone: '+57 601 123 4567' }
  const enter = (more: object) =>
    site.call(company.change, { ...en, body: { content: { ...firstContents.en.company, ...more } }, token })
  const policy = async () =>
    (await site.call(privacy.read, en)).answer.data as { content: (typeof firstContents.en)['privacy']; version: number }
  await enter(facts)
  const filled = await policy()
  expect(filled.content.sections).toHaveLength(8)
  expect(filled.content.sections[0]!.text).toContain('Andina Talent Ltd, NIT 900.123.456-7, 1 Main St is the controller')
  expect(filled.content.sections[0]!.text).toContain('+57 601 123 4567')
  await site.call(privacy.change, {
    ...en,
    body: { content: { ...filled.content, intro: 'Ours' }, version: filled.version },
    token,
  })
  await enter({ ...facts, phone: '+57 601 765 4321' })
  expect(await policy()).toMatchObject({ version: filled.version + 1, content: { intro: 'Ours' } })
  const offered = (await site.call(getShippedPolicyEndpoint, { ...en, token })).answer.data
  expect(offered.sections[0]!.text).toContain('+57 601 765 4321')
})

test('SPEC-59 PUB-05 former versions of a policy are public, their authors only for staff', async () => {
  const { token } = await site.person({ role: 'administrator', firstName: 'Rosa', lastName: 'Piedra' })
  const { privacy } = contentEndpoints
  const first = firstContents.es.privacy
  await site.platform.db.deleteFrom('site_content').where('part', '=', 'privacy').where('version', '>', 1).execute()
  await site.call(privacy.change, { ...es, body: { content: { ...first, intro: 'Otra' }, version: 1 }, token })
  const versions = async (token?: string) =>
    (await site.call(listVersionsEndpoint, { params: { lang: 'es', part: 'privacy' }, token })).answer
  expect(await versions()).toMatchObject({
    total: 2,
    data: [
      { version: 2, changed_by: null },
      { version: 1, changed_by: null },
    ],
  })
  expect((await versions(token)).data.map(({ changed_by }) => changed_by)).toEqual(['Rosa Piedra', null])
  const version = (number: number) => site.call(getVersionEndpoint, { params: { lang: 'es', part: 'privacy', version: number } })
  expect((await version(1)).answer.data).toMatchObject({ content: first, version: 1 })
  expect([(await version(3)).status, (await version(0)).status]).toEqual([404, 404])
  const ofCompany = async (token?: string) =>
    (await site.call(listVersionsEndpoint, { params: { lang: 'es', part: 'company' }, token })).status
  const stranger = await site.person({ role: [{ module: 'users', item: 'view' }] })
  expect([await ofCompany(), await ofCompany(stranger.token), await ofCompany(token)]).toEqual([401, 403, 200])
  const { data, total } = (await site.call(listContentsEndpoint, { token })).answer
  expect(total).toBe(14)
  expect(data.find(({ part, language }) => part === 'privacy' && language === 'es')).toMatchObject({
    version: 2,
    changed_by: 'Rosa Piedra',
  })
})

test('SPEC-59 ACC-02 TPL-01 only the present logo is public, and a former one is deleted', async () => {
  const actor = await site.person({ role: 'administrator', cv: true })
  const { token } = actor
  const put = async (name: string) =>
    (await site.call(changeLogoEndpoint, { files: { file: pngFile(name) }, token })).answer.data.logo ?? ''
  const [first, second] = [await put('uno.png'), await put('dos.png')]
  const served = await site.app.inject(second)
  expect(served).toMatchObject({ statusCode: 200, rawPayload: Buffer.from(await pngFile('dos.png').arrayBuffer()) })
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const { id } = await site.platform.db
    .selectFrom('notification_templates')
    .select('id')
    .where('language', '=', 'es')
    .limit(1)
    .executeTakeFirstOrThrow()
  const mail = async () => (await site.call(previewTemplateEndpoint, { params: { id: String(id) }, token })).answer.data.html
  // The name of the company is written nowhere beside its logo.
  const { name } = await readMailSite(site.platform, site.platform.db, 'es')
  expect(await mail(), 'TPL-01 e-mails have it').toContain(`<img src="${site.platform.config.publicUrl}${second}" alt="${name}"`)
  expect((await site.app.inject(first)).statusCode).toBe(404)
  const cv = await site.platform.db.selectFrom('files').select('uuid').where('purpose', '=', 'cv').executeTakeFirstOrThrow()
  expect((await site.app.inject(`/logo/${cv.uuid}`)).statusCode).toBe(404)
  const refused = async (file: File) => (await site.call(changeLogoEndpoint, { files: { file }, token })).refusal.errors
  expect(await refused(new File(['x'], 'logo.gif'))).toEqual({ file: ['portfolio.error.file_kind'] })
  expect(await refused(new File(['x'], 'logo.svg'))).toEqual({ file: ['portfolio.error.file_content'] })
  expect(await refused(new File(['<svg><rect'], 'logo.svg'))).toEqual({ file: ['site.error.svg'] })
  expect((await site.call(removeLogoEndpoint, { token })).answer.data).toEqual({ logo: null })
  expect(await mail()).not.toContain('<img')
  expect((await site.app.inject(second)).statusCode).toBe(404)
  expect(await site.auditOf(actor)).toEqual(['site.logo_changed', 'site.logo_changed', 'site.logo_removed'])
  expect(await site.platform.db.selectFrom('files').select('id').where('purpose', '=', 'media').execute()).toEqual([])
})

test('BRA-01 an SVG logo is kept and served as a PNG alone', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const head =
    '<?xml version="1.0"?><!-- made by <Pen> --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg.dtd">'
  const svg = `${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><script>alert(1)</script><circle r="30"/></svg>`
  const { answer } = await site.call(changeLogoEndpoint, { files: { file: new File([svg], 'Mi logo.SVG') }, token })
  const served = await site.app.inject(answer.data.logo ?? '')
  expect(served.headers['content-type']).toBe('image/png')
  expect(pictureSize(served.rawPayload)).toEqual({ width: 480, height: 480 })
  const row = await site.platform.db
    .selectFrom('settings')
    .innerJoin('files', 'files.id', 'settings.logo_file_id')
    .select(['original_name', 'media_type'])
    .executeTakeFirst()
  expect(row).toEqual({ original_name: 'Mi logo.png', media_type: 'image/png' })
  await site.call(removeLogoEndpoint, { token })
})

test('BRA-01 a page knows whether the name stands beside the logo: below a ratio of two', async () => {
  const { token } = await site.person({ role: 'administrator' })
  for (const [width, isSquare] of [
    [199, true],
    [200, false],
  ] as const) {
    const file = new File([new Uint8Array(pngOf({ width, height: 100 }))], 'logo.png')
    const { answer } = await site.call(changeLogoEndpoint, { files: { file }, token })
    expect(await isLogoSquare(site.platform, answer.data.logo)).toBe(isSquare)
  }
  await site.call(removeLogoEndpoint, { token })
})
