import { describe, expect, test } from 'vitest'
import {
  addVacancyEndpoint,
  getEditableVacancyEndpoint,
  getVacancyEndpoint,
  listPublicVacanciesEndpoint,
  updateVacancyEndpoint,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeVacancy, vacancyFields } from '../../testing/records.ts'
import { scripts } from '../../testing/scripts.ts'

const site = sharedTestApp()

const links = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;&#97;&#118;&#97;script:alert(1)',
  '&#x6A;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  '\u0001javascript:alert(1)',
  'java\u0000script:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  '//evil.example/x',
  'intent://x#Intent;end',
].map((address) => `<a href="${address}">enlace</a>`)

const editorTags = /^(?:p|br|strong|em|u|s|h2|h3|h4|ul|ol|li|blockquote|a|hr)$/
const linkAttributes = / (?:href="([^"]*)"|rel="noopener nofollow"|target="_blank")/g

/** The parts of the HTML that a browser could run or load. Only the editor's own tags and harmless links are allowed. */
function danger(html: string): string[] {
  return [...html.matchAll(/<\/?([^\s/>]*)([^>]*)>/g)].flatMap(([whole, name = '', attributes = '']) => {
    const addresses = name === 'a' ? [...attributes.matchAll(linkAttributes)].flatMap(([, href]) => href ?? []) : []
    const rest = name === 'a' ? attributes.replace(linkAttributes, '') : attributes
    return editorTags.test(name) && /^\s*\/?$/.test(rest) && addresses.every(isHarmless) ? [] : [whole]
  })
}

function isHarmless(address: string): boolean {
  const resolved = URL.parse(address.replace(/&amp;/g, '&'), 'https://cantera.test')
  return resolved !== null && ['http:', 'https:', 'mailto:'].includes(resolved.protocol) && !address.startsWith('//')
}

async function throughTheForm(html: string) {
  const { token } = await site.person({ role: 'administrator' })
  const written = `<p>antes</p>${html}`
  const texts = {
    description_job: written,
    esential_job: written,
    know_skills: written,
    quality_min_job: written,
    prefered_job: written,
  }
  const body = await vacancyFields(site.platform, texts)
  const { uuid } = (await site.call(addVacancyEndpoint, { body, token })).answer.data
  const stored = await site.platform.db.selectFrom('vacancies').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
  const detail = (await site.call(getVacancyEndpoint, { params: { uuid } })).answer.data
  const form = (await site.call(getEditableVacancyEndpoint, { params: { id: uuid }, token })).answer.data
  return { stored, detail, form }
}

describe('INJ-01 no script survives', () => {
  test.each(scripts)('%j', async (payload) => {
    const { stored, detail, form } = await throughTheForm(payload)
    const kept = [
      stored.description_html,
      stored.essential_html,
      stored.knowledge_html,
      stored.minimum_html,
      stored.preferred_html,
    ]
    const shown = [detail, form].flatMap((view) => [
      view.description_job,
      view.esential_job,
      view.know_skills,
      view.quality_min_job,
      view.prefered_job,
    ])
    for (const html of [...kept, ...shown]) {
      expect(html).toContain('<p>antes</p>')
      expect(danger(html)).toEqual([])
    }
  })

  test('INJ-01 unsanitised stored text is sanitised before it is shown', async () => {
    const all = [...scripts, ...links].join('<p>entre</p>').replaceAll('\u0000', '')
    const texts = { description_html: all, essential_html: all, knowledge_html: all, minimum_html: all, preferred_html: all }
    const { uuid } = await makeVacancy(site.platform, texts)
    const { token } = await site.person({ role: 'administrator' })
    const detail = (await site.call(getVacancyEndpoint, { params: { uuid } })).answer.data
    const form = (await site.call(getEditableVacancyEndpoint, { params: { id: uuid }, token })).answer.data
    for (const view of [detail, form])
      for (const html of [view.description_job, view.esential_job, view.know_skills, view.quality_min_job, view.prefered_job])
        expect(danger(html)).toEqual([])
  })

  test('text of the current sanitiser version is not sanitised at each read', async () => {
    const fields = await vacancyFields(site.platform)
    const { token } = await site.person({ role: 'administrator' })
    const { uuid } = (await site.call(addVacancyEndpoint, { body: fields, token })).answer.data
    const shown = async () => (await site.call(getVacancyEndpoint, { params: { uuid } })).answer.data.description_job
    const marked = (version?: number) =>
      site.platform.db
        .updateTable('vacancies')
        .set({ description_html: '<section>x</section>', ...(version === undefined ? {} : { rich_text_version: version }) })
        .where('uuid', '=', uuid)
        .execute()
    await marked()
    expect(await shown()).toBe('<section>x</section>')
    await marked(0)
    expect(await shown()).toBe('x')
  })

  test('the check itself detects dangerous HTML', () => {
    for (const payload of [
      '<script>',
      '<p onclick=x>',
      '<a href="javascript:x">',
      '<img src=x>',
      '<a href="https://x.example" onclick="y">',
    ])
      expect(danger(payload)).not.toEqual([])
    expect(danger('<a href="https://x.example" rel="noopener nofollow" target="_blank">x</a><br />')).toEqual([])
  })
})

const requiredKeys = {
  description_job: 'vacancies.error.job_description',
  esential_job: 'vacancies.error.esential_job',
  know_skills: 'vacancies.error.know_skills',
  quality_min_job: 'vacancies.error.quality_min_job',
  prefered_job: 'vacancies.error.prefered_job',
}
const richFields = Object.keys(requiredKeys) as (keyof typeof requiredKeys)[]
const inEach = (value: (field: keyof typeof requiredKeys) => unknown) =>
  Object.fromEntries(richFields.map((field) => [field, value(field)]))
const countVacancies = () =>
  site.platform.db
    .selectFrom('vacancies')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()

describe('a save with forbidden content is refused at its fields and stores nothing', () => {
  test.each(links)('INJ-02 %j', async (link) => {
    const { token } = await site.person({ role: 'administrator' })
    const body = await vacancyFields(
      site.platform,
      inEach(() => `<p>antes ${link}</p>`),
    )
    const before = await countVacancies()
    const added = await site.call(addVacancyEndpoint, { body, token })
    expect([added.status, added.refusal.errors]).toEqual([422, inEach(() => ['errors.unsafe_link'])])
    expect(await countVacancies()).toEqual(before)
  })

  test.each(['<script>alert(1)</script>', '<style>p{}</style>', '<textarea>x</textarea>', '<p><!-- a > b --></p>'])(
    'JOB-02 INJ-01 a required text that is only %s counts as missing',
    async (html) => {
      const { token } = await site.person({ role: 'administrator' })
      const body = await vacancyFields(site.platform, { ...inEach(() => html), currency: 'XXX' })
      const added = await site.call(addVacancyEndpoint, { body, token })
      const missing = inEach((field) => [requiredKeys[field]])
      expect([added.status, added.refusal.errors]).toEqual([422, { currency: ['vacancies.error.currency'], ...missing }])
    },
  )

  test('INJ-02 JOB-04 a change is validated as a new vacancy is', async () => {
    const { token } = await site.person({ role: 'administrator' })
    const { uuid } = await makeVacancy(site.platform, { description_html: '<p>así estaba</p>' })
    const description_job = '<p><a href="javascript:alert(1)">x</a></p>'
    const body = await vacancyFields(site.platform, { description_job, know_skills: '<script>x</script>' })
    const changed = await site.call(updateVacancyEndpoint, { params: { id: uuid }, body, token })
    expect(changed.refusal.errors).toEqual({
      description_job: ['errors.unsafe_link'],
      know_skills: ['vacancies.error.know_skills'],
    })
    expect((await site.call(getVacancyEndpoint, { params: { uuid } })).answer.data.description_job).toBe('<p>así estaba</p>')
  })

  test('INJ-02 links to web pages, e-mail addresses and pages of the site are kept', async () => {
    for (const address of ['https://x.example/a?b=1&amp;c=2#d', 'http://x.example', 'mailto:hola@x.example', '/jobs', '#abajo'])
      expect((await throughTheForm(`<p><a href="${address}">enlace</a></p>`)).detail.description_job).toContain(
        `href="${address}"`,
      )
  })
})

test('JOB-02 everything that the editor produces is kept', async () => {
  const html =
    '<h2>Reto</h2><p>Con <strong>fuerza</strong>, <em>gracia</em>, <u>u</u> y <s>s</s><br />aquí.</p><ul><li>uno</li></ul><ol><li>dos</li></ol><blockquote><p>cita</p></blockquote><hr />' +
    '<p><a href="https://cantera.example/x?a=1&amp;b=2" rel="noopener nofollow" target="_blank">enlace</a></p>'
  const { detail } = await throughTheForm(html)
  expect(detail.description_job).toBe(`<p>antes</p>${html}`)
})

test('INJ-01 bidirectional controls and invisible characters are removed, also as entities', async () => {
  const { detail } = await throughTheForm('<p>a\u202eb\u2066c&#x202e;d\u200be\ud800f\u000bg</p>')
  expect(detail.description_job).toBe('<p>antes</p><p>abcde\ufffdf g</p>')
})

test('VAC-02 card and search have the words without the markup', async () => {
  await throughTheForm(
    '<ul><li>primero</li><li>segundo &amp; tercero</li></ul><p>a&nbsp;b &lt;i&gt;c&lt;/i&gt;</p><script>oculto()</script>',
  )
  const find = async (name_job: string) =>
    (await site.call(listPublicVacanciesEndpoint, { params: { filter: JSON.stringify({ name_job }) } })).answer.data
  const [card] = await find('segundo tercero')
  expect(card?.description_text).toBe('antes primero segundo & tercero a b <i>c</i>')
  expect(await find('oculto')).toEqual([])
})
