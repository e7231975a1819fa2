import { describe, expect, onTestFinished, test } from 'vitest'
import { setFlagsEndpoint } from '#domain/hiring/applications/availability.contract.ts'
import { getPersonalEndpoint, profileParts, savePhoneEndpoint } from '#domain/kernel/own-record.contract.ts'
import { savePersonalEndpoint } from '#domain/people/profile/personal.contract.ts'
import { createApp } from '../../app.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { writeProfile } from '../../testing/pool.ts'
import { createCard } from '../../testing/records.ts'

const site = sharedTestApp()

/** The whole form, with the person's current address. */
function form({ email }: { email: string }, overrides: Record<string, unknown> = {}) {
  return {
    name: 'Ana María',
    lastname: 'Núñez',
    email,
    personal_phone: '+57 300 000 0000',
    home_phone: '',
    date_of_birth: '1990-02-28',
    address: 'Calle 1 # 2-3',
    address2: 'Torre 4',
    apartment: '501',
    state: 'Cundinamarca',
    country: 'Colombia',
    zip_code: '110111',
    website: 'example.com',
    about_me: 'Construyo casas.',
    ...overrides,
  }
}

async function personalOf(token: string) {
  return (await site.call(getPersonalEndpoint, { token })).answer.data
}

describe('PRO-02 the personal record', () => {
  test('PRO-02 a new candidate has their name, an incomplete record and no CV', async () => {
    const person = await site.person({ firstName: 'Ana', lastName: 'Prueba', confirmed: false })
    expect(await personalOf(person.token)).toEqual({
      uuid: person.uuid,
      name: 'Ana',
      lastname: 'Prueba',
      fullname: 'Ana Prueba',
      email: person.email,
      email_verified_at: null,
      erased_after_days: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      file: null,
      file_name: null,
      role_id: 2,
      avalaible_strut: 'Y',
      hired_strut: 'N',
      complete: false,
      without_experience: false,
      completeness: { percent: 0, missing: profileParts, skills_without_dates: [] },
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      user_detail: {
        personal_phone: '',
        home_phone: '',
        date_of_birth: '',
        address: '',
        address2: '',
        apartment: '',
        city: '',
        state: '',
        country: '',
        zip_code: '',
        website: '',
        about_me: '',
      },
    })
  })

  test('PRO-01 saving every required field completes the record, which reads back as saved', async () => {
    const person = await site.person()
    const body = form(person)
    const { answer } = await site.call(savePersonalEndpoint, { token: person.token, body })
    expect(answer.success_message).toBe('personal.success')
    const { name, lastname, email, ...details } = body
    expect(answer.data).toMatchObject({
      name,
      lastname,
      email,
      complete: true,
      user_detail: { ...details, website: 'https://example.com' },
    })
    expect(await personalOf(person.token)).toEqual(answer.data)
  })

  test('PRO-02 saving again changes the record', async () => {
    const person = await site.person()
    await site.call(savePersonalEndpoint, { token: person.token, body: form(person) })
    const body = form(person, { home_phone: '601 000 0000', address2: '', website: '' })
    const { answer } = await site.call(savePersonalEndpoint, { token: person.token, body })
    expect(answer.data.user_detail).toMatchObject({ home_phone: '601 000 0000', address2: '', website: '' })
  })

  test('PRO-02 a candidate reads the city that staff entered, keeps it by leaving it out, and changes it', async () => {
    const person = await site.person()
    const { token } = person
    await writeProfile(site, person, { city: 'Pereira' })
    const cityAfter = async (overrides: Record<string, unknown>) => {
      const { answer } = await site.call(savePersonalEndpoint, { token, body: form(person, overrides) })
      return answer.data.user_detail.city
    }
    expect((await personalOf(token)).user_detail.city).toBe('Pereira')
    expect(await cityAfter({})).toBe('Pereira')
    expect(await cityAfter({ city: ' Santa Rosa de Cabal ' })).toBe('Santa Rosa de Cabal')
    expect(await cityAfter({ city: '' })).toBe('')
  })

  test('PRO-02 all errors are reported at once, and nothing is saved', async () => {
    const person = await site.person()
    const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
    const answer = await site.call(savePersonalEndpoint, {
      token: person.token,
      body: form(person, {
        name: 'Gana en https://x.example',
        lastname: 'Ana: 2/3',
        personal_phone: 'x',
        date_of_birth: tomorrow,
        website: 'javascript:alert(1)',
        country: undefined,
        about_me: ' ',
      }),
    })
    expect([answer.status, answer.refusal]).toEqual([
      422,
      {
        error_message: 'errors.fields',
        errors: {
          name: ['personal.error.name_pattern'],
          lastname: ['personal.error.lastname_pattern'],
          personal_phone: ['personal.error.phone'],
          date_of_birth: ['personal.error.dob_future'],
          country: ['personal.error.country_required'],
          website: ['personal.error.website'],
          about_me: ['personal.error.about_required'],
        },
      },
    ])
    expect((await personalOf(person.token)).complete).toBe(false)
  })

  test('PRO-02 age is computed with the day of the site, not of UTC', async () => {
    const person = await site.person()
    // 10 p.m. on the 9th in Bogotá is 3 a.m. on the 10th in UTC.
    const evening = await createApp({ ...site.platform, now: () => new Date('2026-03-10T03:00:00Z') })
    onTestFinished(() => evening.close())
    const headers = { authorization: `Bearer ${person.token}` }
    const errorsFor = async (date_of_birth: string) => {
      const payload = form(person, { date_of_birth })
      const answer = await evening.inject({ method: 'PUT', url: savePersonalEndpoint.path, headers, payload })
      return answer.json().errors?.date_of_birth
    }
    expect(await errorsFor('2026-03-09')).toEqual(['personal.error.dob_future'])
    expect(await errorsFor('2011-03-10')).toEqual(['personal.error.dob_before'])
    expect(await errorsFor('2011-03-09')).toBeUndefined()
    const { data } = (await evening.inject({ url: getPersonalEndpoint.path, headers })).json()
    expect([data.today, data.user_detail.date_of_birth]).toEqual(['2026-03-09', '2011-03-09'])
  })
})

test('SPEC-64: the own record hides a hire until the candidate is notified of the approval', async () => {
  const { candidate, card } = await createCard(site)
  const { token } = await site.person({ role: 'administrator' })
  const marks = async () => {
    const { hired_strut, avalaible_strut } = await personalOf(candidate.token)
    return [hired_strut, avalaible_strut]
  }
  const standAt = (values: object) => site.platform.db.updateTable('applications').set(values).where('id', '=', card.id).execute()
  const mark = (flags: object) => site.call(setFlagsEndpoint, { token, body: { uuid: candidate.uuid, ...flags } })
  await standAt({ stage: 'approved' })
  await mark({ hired_strut: 'Y' })
  expect(await marks()).toEqual(['N', 'Y'])
  await standAt({ notified_stage: 'approved' })
  expect(await marks()).toEqual(['Y', 'N'])
  await mark({ hired_strut: 'N' })
  expect((await marks())[0]).toBe('N')
})

test('APP-04 the phone is saved alone, and the rest of the record stays', async () => {
  const [ana, luz] = [await site.person(), await site.person()]
  await site.call(savePersonalEndpoint, { token: luz.token, body: form(luz) })
  const save = ({ token }: { token: string }, personal_phone: string) =>
    site.call(savePhoneEndpoint, { token, body: { personal_phone } })
  expect((await save(ana, '')).refusal.errors.personal_phone?.[0]).toBe('personal.error.phone_required')
  expect((await save(ana, 'abc')).refusal.errors).toEqual({ personal_phone: ['personal.error.phone'] })
  expect((await save(ana, '(601) 555 0199')).answer.data).toMatchObject({
    complete: false,
    user_detail: { personal_phone: '(601) 555 0199', address: '' },
  })
  expect((await save(luz, '+57 301 000 0000')).answer.data.user_detail).toMatchObject({
    personal_phone: '+57 301 000 0000',
    address: 'Calle 1 # 2-3',
    zip_code: '110111',
  })
})

test('ACC-03 an id, role or flag in the form changes neither the own record nor another one', async () => {
  const [ana, other] = [await site.person({ confirmed: false }), await site.person({ firstName: 'Otra' })]
  const before = await personalOf(other.token)
  const extra = {
    id: other.id,
    uuid: other.uuid,
    user_id: other.id,
    role_id: 1,
    hired_strut: 'Y',
    avalaible_strut: 'N',
    email_verified_at: '2020-01-01',
    cv_file_id: 1,
    language: 'en',
    user_detail: { user_id: other.id },
  }
  const { answer } = await site.call(savePersonalEndpoint, { token: ana.token, body: form(ana, extra) })
  expect(answer.data).toMatchObject({
    uuid: ana.uuid,
    role_id: 2,
    hired_strut: 'N',
    avalaible_strut: 'Y',
    email_verified_at: null,
    file: null,
  })
  expect(await personalOf(other.token)).toEqual(before)
})

test('INJ-01 markup in any text is stored as plain text', async () => {
  const person = await site.person()
  const text = `<script>alert("1")</script> & 'quotes'`
  const { answer } = await site.call(savePersonalEndpoint, {
    token: person.token,
    body: form(person, { address: text, address2: text, country: text, about_me: text }),
  })
  expect(answer.data.user_detail).toMatchObject({ address: text, address2: text, country: text, about_me: text })
})

test('ACC-04 the record contains no password', async () => {
  const person = await site.person()
  const { text } = await site.call(getPersonalEndpoint, { token: person.token })
  expect(text).not.toMatch(/password|hash|token/)
})
