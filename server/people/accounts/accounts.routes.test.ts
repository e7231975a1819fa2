import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { getPersonalEndpoint } from '#domain/kernel/own-record.contract.ts'
import { changeLanguageEndpoint, issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { registerEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { en } from '#domain/people/accounts/accounts.form.en.ts'
import { es } from '#domain/people/accounts/accounts.form.es.ts'
import { consentVersion } from '#domain/people/accounts/accounts.rules.ts'
import { firstContents } from '../../seeds/site-content.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { makeVacancy } from '../../testing/records.ts'
import { registrationForm, sendRegistration } from '../../testing/registrations.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const send = (body: Record<string, unknown>, files?: Record<string, File>) => sendRegistration(site, body, files)

async function userOf(email: string) {
  return site.platform.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

async function storedFiles(): Promise<string[]> {
  return filesUnder(path.join(site.dataDir, 'files'))
}

describe('REG-01 registration', () => {
  test('REG-01 REG-06 a candidate registers with a CV and logs in with the same credentials', async () => {
    const body = registrationForm({ email: ' ANA.Mayus@Example.com ', language: 'en' })
    const { answer } = await send(body)
    expect(answer).toEqual({
      success_message: 'personal.register_success',
      data: { uuid: expect.stringMatching(/^[0-9a-f-]{36}$/), email: 'ana.mayus@example.com' },
    })
    const login = await site.call(issueTokenEndpoint, {
      body: { grant_type: 'password', username: String(body.email), password: testPassword },
    })
    const { user, mode } = (await site.call(verifyRoleEndpoint, { token: login.answer.access_token })).answer
    expect([user.fullname, user.language, user.role_id, mode]).toEqual(['Ana María Prueba', 'en', 2, 'denied'])
  })

  test('REG-05 the CV is stored whole under a random name; its record keeps the original name', async () => {
    const { email } = registrationForm()
    const before = await storedFiles()
    await send(registrationForm({ email }), { file: pdfFile('Mi CV (final).pdf', 3000) })
    const [storedFile, ...more] = (await storedFiles()).filter((name) => !before.includes(name))
    expect(more).toEqual([])
    expect(path.basename(storedFile!)).toMatch(/^[0-9a-f-]{36}\.pdf$/)
    const stored = await readFile(storedFile!)
    expect(stored).toHaveLength(3000)
    const file = await site.platform.db
      .selectFrom('users')
      .innerJoin('files', 'files.id', 'users.cv_file_id')
      .selectAll('files')
      .where('users.email', '=', email)
      .executeTakeFirstOrThrow()
    expect(file).toMatchObject({
      original_name: 'Mi CV (final).pdf',
      media_type: 'application/pdf',
      bytes: 3000,
      purpose: 'cv',
      sha256: createHash('sha256').update(stored).digest('hex'),
    })
    expect(await readdir(path.join(site.dataDir, 'tmp'))).toEqual([])
  })

  test.each([
    ['es', es],
    ['en', en],
  ] as const)('REG-01 the consent to the %s text is stored with its version and hash', async (language, texts) => {
    const { email } = registrationForm()
    await send(registrationForm({ email, language }))
    const consent = await site.platform.db
      .selectFrom('users')
      .innerJoin('consents', 'consents.user_id', 'users.id')
      .select(['version', 'consents.language', 'text_sha256', 'privacy_version'])
      .where('email', '=', email)
      .execute()
    const hash = createHash('sha256')
      .update(texts['personal.consent_text'].replace('{{site}}', firstContents[language].company.name))
      .digest('hex')
    expect(consent).toEqual([{ version: consentVersion, language, text_sha256: hash, privacy_version: 1 }])
  })

  test('REG-04 the password is stored as argon2id only', async () => {
    const { email } = registrationForm()
    await send(registrationForm({ email }))
    const user = await userOf(email)
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(user)).not.toContain(testPassword)
  })

  test('REG-01 all errors are reported at once, the file included, and nothing is stored', async () => {
    const before = await storedFiles()
    const answer = await send({ name: 'Ana1', lastname: '', email: 'ana', password: 'weak', repeat_password: 'other' }, {})
    expect([answer.status, answer.refusal]).toEqual([
      422,
      {
        error_message: 'errors.fields',
        errors: {
          name: ['personal.error.name_pattern'],
          lastname: ['personal.error.last_required'],
          email: ['personal.error.email'],
          password: ['personal.error.password_pattern'],
          repeat_password: ['personal.error.password_not_match'],
          consent: ['personal.error.consent_required'],
          file: ['portfolio.error.file_required'],
        },
      },
    ])
    expect(await storedFiles()).toEqual(before)
  })

  test('REG-05 an empty form names every required field', async () => {
    const { refusal } = await send({}, {})
    expect(refusal.errors).toEqual({
      name: ['personal.error.name_required'],
      lastname: ['personal.error.last_required'],
      email: ['personal.error.email_required'],
      password: ['personal.error.password_required'],
      repeat_password: ['personal.error.password_required'],
      consent: ['personal.error.consent_required'],
      file: ['portfolio.error.file_required'],
    })
  })

  test('REG-01 a registration that fails halfway leaves neither a person nor a CV', async () => {
    const { pool } = site.platform.database
    const before = await storedFiles()
    await pool.query(`alter table consents add constraint broken check (version = '') not valid`)
    onTestFinished(async () => {
      await pool.query('alter table consents drop constraint broken')
    })
    const { email } = registrationForm()
    expect((await send(registrationForm({ email }))).status).toBe(500)
    expect(await userOf(email)).toBeUndefined()
    expect(await storedFiles()).toEqual(before)
    expect(await filesUnder(path.join(site.dataDir, 'tmp'))).toEqual([])
  })

  test('LOG-05 a common password is refused', async () => {
    const answer = await send(registrationForm({ password: 'Password1!', repeat_password: 'Password1!' }))
    expect([answer.status, answer.refusal.errors]).toEqual([422, { password: ['personal.error.password_common'] }])
  })

  test('ACC-03 a role, flag, id or file in the form changes nothing', async () => {
    const { email } = registrationForm()
    const answer = await send(
      registrationForm({
        email,
        role_id: 1,
        role: 'administrator',
        hired: 'true',
        hired_strut: 'Y',
        id: 1,
        uuid: 'x',
        is_demo: 'true',
        cv_file_id: 1,
        email_verified_at: '2020-01-01',
      }),
    )
    expect(answer.status).toBe(200)
    expect(await userOf(email)).toMatchObject({
      role_id: 2,
      hired: false,
      is_demo: false,
      email_verified_at: null,
      deleted_at: null,
    })
    expect((await userOf(email))?.id).not.toBe(1)
  })

  test('INJ-07 a body that is not multipart is a wrong content type', async () => {
    for (const [type, payload] of [
      ['application/json', JSON.stringify(registrationForm())],
      ['application/x-www-form-urlencoded', 'name=Ana'],
      ['text/plain', 'name=Ana'],
    ] as const) {
      const response = await site.app.inject({
        method: 'POST',
        url: registerEndpoint.path,
        headers: { 'content-type': type },
        payload,
      })
      expect([response.statusCode, response.json().error_message]).toEqual([415, 'errors.wrong_content_type'])
    }
  })

  test('LOG-06 after thirty registrations in an hour a network gets the time to wait', async () => {
    const one = { 'x-forwarded-for': '198.51.100.1' }
    const attempt = registrationForm()
    expect((await sendRegistration(site, attempt, undefined, one)).status).toBe(200)
    Object.assign(attempt, { password: 'Another.2026!', repeat_password: 'Another.2026!' })
    // Malformed requests do not count towards the limit of a shared network; a taken address does.
    for (let count = 1; count <= 31; count += 1) expect((await sendRegistration(site, {}, {}, one)).status).toBe(422)
    for (let count = 2; count <= 30; count += 1)
      expect((await sendRegistration(site, attempt, undefined, one)).refusal.errors).toHaveProperty('email')
    const refused = await sendRegistration(site, registrationForm(), undefined, one)
    expect([refused.status, refused.refusal.error_message]).toEqual([429, 'errors.too_many'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  })
})

describe('REG-07 registering for a vacancy', () => {
  test('REG-07 registers and applies in one step, and queues the e-mail of the apply stage', async () => {
    const vacancy = await makeVacancy(site.platform)
    const { email } = registrationForm()
    const { answer } = await send(registrationForm({ email, language: 'en', vacancies: 'true', uuid_jobs: vacancy.uuid }))
    expect([answer.apply, answer.success_message]).toEqual(['new_apply', 'personal.register_applied'])
    const { db } = site.platform
    const cards = await db
      .selectFrom('applications')
      .innerJoin('users', 'users.id', 'applications.user_id')
      .select(['stage', 'vacancy_id'])
      .where('email', '=', email)
      .execute()
    expect(cards).toEqual([{ stage: 'apply', vacancy_id: vacancy.id }])
    const mails = await db.selectFrom('outgoing_emails').select(['language', 'stage']).where('to_address', '=', email).execute()
    expect(mails).toEqual([{ language: 'en', stage: 'apply' }])
  })

  test('INT-06 an application made by registering keeps its source', async () => {
    const vacancy = await makeVacancy(site.platform)
    await send(registrationForm({ vacancies: 'true', uuid_jobs: vacancy.uuid, source: 'Feria de empleo', referrer: 'x.example' }))
    const sources = site.platform.db.selectFrom('applications').select(['source_kind', 'source_name'])
    expect(await sources.where('vacancy_id', '=', vacancy.id).execute()).toEqual([
      { source_kind: 'link', source_name: 'feria-de-empleo' },
    ])
  })

  test.each([
    ['closed', { active: false }, 410, 'vacancies.closed'],
    ['past its last day', { closes_on: '2020-01-01' }, 410, 'vacancies.closed'],
    ['never published', { active: false, published_at: null }, 404, 'errors.not_found'],
  ])('REG-07 registering for a vacancy that is %s is refused and stores nothing', async (_what, overrides, status, code) => {
    const vacancy = await makeVacancy(site.platform, overrides)
    const before = await storedFiles()
    const { email } = registrationForm()
    const answer = await send(registrationForm({ email, vacancies: 'true', uuid_jobs: vacancy.uuid }))
    expect([answer.status, answer.refusal.error_message]).toEqual([status, code])
    expect(await userOf(email)).toBeUndefined()
    expect(await storedFiles()).toEqual(before)
  })

  test('REG-07 registering for an unknown vacancy is refused', async () => {
    const answer = await send(registrationForm({ vacancies: 'true', uuid_jobs: '00000000-0000-4000-8000-000000000000' }))
    expect(answer.status).toBe(404)
  })

  test('REG-07 without the flag or without a vacancy the form only registers', async () => {
    const vacancy = await makeVacancy(site.platform)
    for (const fields of [
      { uuid_jobs: vacancy.uuid },
      { vacancies: 'false', uuid_jobs: vacancy.uuid },
      { vacancies: 'true', uuid_jobs: '' },
    ]) {
      const { answer } = await send(registrationForm(fields))
      expect(answer).not.toHaveProperty('apply')
    }
  })
})

describe('the language of e-mails', () => {
  test('I18N-01 a person saves the preferred language of their own account only', async () => {
    const [ana, other] = [await site.person({ language: 'es' }), await site.person({ language: 'es' })]
    const changed = await site.call(changeLanguageEndpoint, {
      token: ana.token,
      body: { language: 'en', id: other.id, role_id: 1 },
    })
    expect(changed.answer).toEqual({ success_message: 'personal.language_saved' })
    expect((await site.call(verifyRoleEndpoint, { token: ana.token })).answer.user).toMatchObject({ language: 'en', role_id: 2 })
    expect((await site.call(verifyRoleEndpoint, { token: other.token })).answer.user.language).toBe('es')
    expect((await site.call(changeLanguageEndpoint, { token: ana.token, body: { language: 'fr' } })).status).toBe(422)
  })
})

test('PRO-01 a new candidate has a CV and an incomplete profile', async () => {
  const { email } = registrationForm()
  await send(registrationForm({ email }), { file: pdfFile('cv.pdf') })
  const { access_token } = (
    await site.call(issueTokenEndpoint, { body: { grant_type: 'password', username: email, password: testPassword } })
  ).answer
  const { data } = (await site.call(getPersonalEndpoint, { token: access_token })).answer
  expect(data).toMatchObject({ complete: false, file_name: 'cv.pdf', file: expect.stringContaining('/files/') })
})
