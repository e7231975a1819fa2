import { describe, expect, test } from 'vitest'
import { getTimelineEndpoint, listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getBoardEndpoint, getCardEndpoint, moveCardEndpoint, removeCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import {
  answerInterviewEndpoint,
  answerInvitationEndpoint,
  cancelInterviewEndpoint,
  getInvitationEndpoint,
} from '#domain/hiring/interviews/interviews.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { interview, invited as inviteSomebody, tokenIn } from '../../testing/interviews.ts'
import { ownNetwork } from '../../testing/registrations.ts'

const site = sharedTestApp()

const answer = (token: string, body: object) =>
  site.call(answerInvitationEndpoint, { body: { token, ...body }, headers: ownNetwork() })
const open = (token: string) => site.call(getInvitationEndpoint, { params: { token } })

/** An invited candidate, with what their applications and the board show. */
async function invited(who?: TestPerson) {
  const all = await inviteSomebody(site, who)
  const { candidate, recruiter, vacancy, card, mails } = all
  const seen = async () => (await site.call(listApplicationsEndpoint, { token: candidate.token })).answer.data[0]
  const onBoard = async () => {
    const { data } = (await site.call(getBoardEndpoint, { params: { job: vacancy.uuid }, token: recruiter.token })).answer
    return data.flatMap(({ elements }) => elements)[0]
  }
  const cancel = (reason?: string) =>
    site.call(cancelInterviewEndpoint, { params: { id: card.uuid }, body: { reason }, token: recruiter.token })
  const entries = async () =>
    (await mails()).flatMap(({ calendar }) => {
      const line = (name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(calendar ?? '')?.[1]
      return calendar ? [[line('METHOD'), line('SEQUENCE'), line('STATUS'), line('UID')]] : []
    })
  const confirmed = async () => {
    const own = site.platform.db.selectFrom('users').select('email_verified_at').where('id', '=', candidate.id)
    return (await own.executeTakeFirstOrThrow()).email_verified_at !== null
  }
  const lastToken = async () => tokenIn((await mails()).findLast(({ kind }) => kind === 'stage')?.html ?? '')
  return { ...all, seen, onBoard, cancel, entries, lastToken, confirmed }
}

describe('answering an invitation', () => {
  test.each([
    ['confirmed', ''],
    ['declined', 'Ya tengo trabajo'],
    ['other_time', 'Los martes por la tarde'],
  ] as const)(
    'SPEC-61: the answer %s through the link shows on the board; opening the link changes nothing',
    async (word, note) => {
      const { token, vacancy, onBoard, seen } = await invited()
      expect((await open(token)).answer.data).toMatchObject({ name_job: vacancy.title, sender: interview.sender, answer: null })
      expect((await onBoard())?.interview).toMatchObject({ answer: null, time_zone: 'America/Bogota' })
      const answered = (await answer(token, { answer: word, note })).answer
      expect(answered).toMatchObject({ success_message: `interviews.success.${word}`, data: { answer: word, answer_note: note } })
      expect((await onBoard())?.interview).toMatchObject({ answer: word, answer_note: note })
      expect((await seen())?.interview).toMatchObject({ answer: word, standing: 'answered' })
      expect((await open(token)).answer.data).toMatchObject({ answer: word })
    },
  )

  test('SPEC-72: an answer through the link confirms the address it was sent to, and no other', async () => {
    const unconfirmed = async () => {
      const candidate = await site.person({ cv: true })
      await site.platform.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', candidate.id).execute()
      return invited(candidate)
    }
    const same = await unconfirmed()
    await open(same.token)
    expect(await same.confirmed()).toBe(false)
    await answer(same.token, { answer: 'confirmed' })
    expect(await same.confirmed()).toBe(true)

    const moved = await unconfirmed()
    const email = `moved.${moved.candidate.uuid}@example.test`
    await site.platform.db.updateTable('users').set({ email }).where('id', '=', moved.candidate.id).execute()
    expect((await answer(moved.token, { answer: 'confirmed' })).status).toBe(200)
    expect(await moved.confirmed()).toBe(false)
    const [, , third] = moved.token.split('.')
    const forged = moved.token.replace(/\.[^.]+$/, `.${third}`)
    expect((await answer(forged, { answer: 'declined' })).status).toBe(200)
    expect(await moved.confirmed()).toBe(false)
  })

  test('SPEC-61: the interviewer gets the calendar file and each answer with its note', async () => {
    const { token, write, toInterviewer, cancel } = await invited()
    const entry = (text: string | null) => /^(METHOD:.*)\r\n/m.exec(text ?? '')?.[1]
    const received = async () =>
      (await toInterviewer()).map(({ subject, to_address, calendar }) => [subject.split(' ')[0], to_address, entry(calendar)])
    const to = interview.sender
    expect(await received()).toEqual([['Entrevista', to, 'METHOD:PUBLISH']])
    await answer(token, { answer: 'other_time', note: 'El viernes por la tarde' })
    await answer(token, { answer: 'other_time', note: 'El viernes por la tarde' })
    expect(await received()).toHaveLength(2)
    expect((await toInterviewer()).at(-1)).toMatchObject({
      subject: expect.stringContaining('pide otra hora'),
      plain: expect.stringContaining('El viernes por la tarde'),
      calendar: null,
    })
    await write({ interview_data: { ...interview, from: '09:00' } })
    await cancel('La vacante se cerró')
    expect((await received()).slice(2)).toEqual([
      ['Cambió', to, 'METHOD:PUBLISH'],
      ['Se', to, 'METHOD:CANCEL'],
    ])
  })

  test("SPEC-61: without an interviewer's address only the candidate gets e-mails", async () => {
    const { write, toInterviewer } = await invited()
    await write({ interview_data: { ...interview, sender: 'Equipo', from: '09:00' } })
    expect(await toInterviewer()).toHaveLength(1)
  })

  test('SPEC-61: a candidate answers in their applications, but only the invitation that they read', async () => {
    const { candidate, card, seen, token } = await invited()
    const send = (body: object, asking = candidate) =>
      site.call(answerInterviewEndpoint, {
        params: { uuid: card.uuid },
        body: { answer: 'confirmed', ...body },
        token: asking.token,
      })
    expect((await send({ sequence: 0 }, await site.person())).status).toBe(404)
    expect((await send({ sequence: 1 })).status).toBe(404)
    expect((await send({ sequence: 0 })).status).toBe(200)
    expect((await seen())?.interview).toMatchObject({ answer: 'confirmed', sequence: 0 })
    expect((await answer(token, { answer: 'declined' })).answer.data.answer).toBe('declined')
  })

  test('SPEC-61: an answer with another time needs a note; all field errors come at once', async () => {
    const { token } = await invited()
    expect((await answer(token, { answer: 'other_time' })).refusal.errors).toEqual({ note: ['interviews.error.note'] })
    const wrong = await answer(token, { answer: 'maybe', note: 'x'.repeat(501) })
    expect([wrong.status, wrong.refusal.errors]).toEqual([
      422,
      { answer: ['interviews.error.answer'], note: ['errors.too_long'] },
    ])
  })

  test('SPEC-72 TIM-02: of concurrent answers the last one counts; a repeated answer adds nothing', async () => {
    const { token, onBoard, card, recruiter } = await invited()
    const words = ['confirmed', 'declined'] as const
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => answer(token, { answer: words[turn % 2] })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(words).toContain((await onBoard())?.interview?.answer)
    await answer(token, { answer: 'confirmed' })
    const history = async () =>
      (await site.call(getCardEndpoint, { params: { id: card.uuid }, token: recruiter.token })).answer.data.timeline.length
    const before = await history()
    await answer(token, { answer: 'confirmed' })
    expect(await history()).toBe(before)
  })

  test('SPEC-72: an answer may change until the interview begins, and the history keeps each one', async () => {
    const { token, candidate, card, recruiter, onBoard } = await invited()
    await answer(token, { answer: 'declined', note: 'Estoy de viaje' })
    expect((await open(token)).answer.data).toMatchObject({ answer: 'declined', standing: 'answered' })
    await answer(token, { answer: 'other_time', note: 'El viernes' })
    await answer(token, { answer: 'confirmed' })
    expect((await onBoard())?.interview).toMatchObject({ answer: 'confirmed', answer_note: '' })
    const own = (await site.call(getTimelineEndpoint, { params: { uuid: card.uuid }, token: candidate.token })).answer.data
    const answered = own.filter(({ kind }) => kind === 'answered').map(({ answer: word, note }) => [word, note])
    expect(answered).toEqual([
      ['declined', 'Estoy de viaje'],
      ['other_time', 'El viernes'],
      ['confirmed', ''],
    ])
    const { data } = (await site.call(getCardEndpoint, { params: { id: card.uuid }, token: recruiter.token })).answer
    const words = ['confirmed', 'other_time', 'declined']
    expect(data.timeline.filter(({ kind }) => words.includes(kind)).map(({ kind, text }) => [kind, text])).toEqual([
      ['confirmed', null],
      ['other_time', 'El viernes'],
      ['declined', 'Estoy de viaje'],
    ])
    const [uuid = ''] = token.split('.')
    const begun = { starts_at: new Date('2020-01-01T10:00:00Z') }
    await site.platform.db.updateTable('interviews').set(begun).where('uuid', '=', uuid).execute()
    expect((await answer(token, { answer: 'declined' })).refusal.error_message).toBe('interviews.error.over')
    expect((await open(token)).answer.data).toMatchObject({ answer: 'confirmed', standing: 'settled' })
  })

  test('SPEC-61: a changed interview may be answered anew, and its former link says so', async () => {
    const { token, write, onBoard, lastToken } = await invited()
    await answer(token, { answer: 'other_time', note: 'Más tarde' })
    await write({ interview_data: { ...interview, to: '11:00' } })
    expect((await onBoard())?.interview?.answer).toBeNull()
    for (const tried of [await open(token), await answer(token, { answer: 'other_time', note: 'Más tarde' })])
      expect([tried.status, tried.refusal.error_message]).toEqual([410, 'interviews.error.changed'])
    expect((await answer(await lastToken(), { answer: 'confirmed' })).status).toBe(200)
    expect((await onBoard())?.interview?.answer).toBe('confirmed')
  })

  test('SPEC-61 LOG-03 a forged link, a foreign one and one of a begun interview have their own errors', async () => {
    const [first, second] = [await invited(), await invited()]
    const [uuid = '', sequence = '', signature = ''] = first.token.split('.')
    const [other = ''] = second.token.split('.')
    for (const wrong of ['x', `${uuid}.1.${signature}`, `${other}.${sequence}.${signature}`, `${uuid}.0.${'x'.repeat(43)}`])
      for (const tried of [await open(wrong), await answer(wrong, { answer: 'confirmed' })])
        expect([tried.status, tried.refusal.error_message]).toEqual([410, 'interviews.error.link'])
    await site.platform.db
      .updateTable('interviews')
      .set({ starts_at: new Date('2020-01-01T10:00:00Z') })
      .where('uuid', '=', uuid)
      .execute()
    expect((await open(first.token)).refusal.error_message).toBe('interviews.error.over')
    expect((await answer(first.token, { answer: 'confirmed' })).refusal.error_message).toBe('interviews.error.over')
  })
})

describe('cancelling an interview', () => {
  test('SPEC-43: the cancellation e-mail contains the reason of the staff member as text', async () => {
    const { mails, cancel } = await invited()
    await cancel('El cliente <b>pausó</b> la búsqueda')
    const cancellation = (await mails()).find(({ kind }) => kind === 'interview_cancelled')
    expect(cancellation?.plain).toContain('El cliente <b>pausó</b> la búsqueda')
    expect(cancellation?.html).toContain('El cliente &lt;b&gt;pausó&lt;/b&gt; la búsqueda')
  })

  test('MAIL-03 SPEC-43: an interview keeps its calendar entry when it moves, is cancelled and invited again', async () => {
    const { write, cancel, entries, seen, token, lastToken, onBoard } = await invited()
    await write({ interview_data: { ...interview, date: '2199-03-05', place: 'Piso 3', note: 'Trae tu cédula' } })
    expect((await onBoard())?.interview).toEqual({
      ...{ starts_at: '2199-03-05T14:30:00.000Z', ends_at: '2199-03-05T15:15:00.000Z', time_zone: 'America/Bogota' },
      ...{
        sender: interview.sender,
        sender_email: interview.sender,
        place: 'Piso 3',
        note: 'Trae tu cédula',
        answer: null,
        answer_note: '',
      },
    })
    expect((await cancel()).answer.success_message).toBe('interviews.cancelled')
    expect((await seen())?.interview).toMatchObject({ standing: 'cancelled' })
    expect((await onBoard())?.interview).toBeNull()
    expect((await open(token)).refusal.error_message).toBe('interviews.error.cancelled')
    expect((await open(await lastToken())).refusal.error_message).toBe('interviews.error.cancelled')
    expect((await cancel()).refusal.error_message).toBe('interviews.none')
    await write({ interview_data: { ...interview, date: '2199-03-05' } })
    expect((await seen())?.interview).toMatchObject({ standing: 'open', sequence: 3 })
    const all = await entries()
    expect(all.map(([method, sequence, status]) => [method, sequence, status])).toEqual([
      ['REQUEST', '0', 'CONFIRMED'],
      ['REQUEST', '1', 'CONFIRMED'],
      ['CANCEL', '2', 'CANCELLED'],
      ['REQUEST', '3', 'CONFIRMED'],
    ])
    expect(new Set(all.map(([, , , uid]) => uid)).size).toBe(1)
  })

  test('MAIL-03 SPEC-43: a notice of another stage and a removed card cancel the interview', async () => {
    const [moved, removed] = [await invited(), await invited()]
    const { card, recruiter, write } = moved
    const body = { uuid_element: card.uuid, name_board: 'reject', version: card.version } as const
    await site.call(moveCardEndpoint, { body, token: recruiter.token })
    expect(await moved.entries()).toHaveLength(1)
    await site.platform.db.updateTable('users').set({ language: 'en' }).where('id', '=', moved.candidate.id).execute()
    await write({ stage: 'reject', interview_data: '' })
    const sent = { status: 'sent', attempts: 1 } as const
    await site.platform.db.updateTable('outgoing_emails').set(sent).where('application_id', '=', removed.card.id).execute()
    await site.call(removeCardEndpoint, { params: { id: removed.card.uuid }, token: removed.recruiter.token })
    for (const { entries, mails } of [moved, removed]) {
      expect((await entries()).map(([method, sequence]) => [method, sequence])).toEqual([
        ['REQUEST', '0'],
        ['CANCEL', '1'],
      ])
      expect((await mails()).filter(({ kind }) => kind === 'interview_cancelled')).toHaveLength(1)
    }
    const [answered] = (await moved.mails()).filter(({ kind }) => kind === 'interview_cancelled')
    expect(answered?.subject).toBe(`Your interview was canceled: ${moved.vacancy.title}`)
    for (const part of [answered?.html, answered?.plain]) expect(part).toContain('Mon, March 4 · 9:30–10:15 AM, Bogotá time')
  })

  test('MAIL-03 SPEC-56: a cancellation reaches an unconfirmed address even above its daily limit', async () => {
    const candidate = await site.person({ confirmed: false })
    const { cancel, write, entries } = await invited(candidate)
    const ofDay = site.platform.db
      .updateTable('rate_limits')
      .set({ count: 5 })
      .where('key', '=', `invitation mail to ${site.inCounts(candidate.email)}`)
    expect((await ofDay.executeTakeFirst()).numUpdatedRows).toBe(1n)
    expect((await write({ interview_data: { ...interview, to: '11:00' } })).status).toBe(429)
    expect((await cancel()).status).toBe(200)
    expect((await entries()).map(([method]) => method)).toEqual(['REQUEST', 'CANCEL'])
  })

  test('SPEC-55: the audit names who cancelled an interview; a past interview cannot be cancelled', async () => {
    const { cancel, recruiter, token } = await invited()
    const [uuid = ''] = token.split('.')
    const interviews = site.platform.db.updateTable('interviews').where('uuid', '=', uuid)
    await interviews.set({ starts_at: new Date('2020-01-01T10:00:00Z') }).execute()
    expect((await cancel()).status).toBe(409)
    await interviews.set({ starts_at: new Date('2199-01-01T10:00:00Z') }).execute()
    await cancel()
    expect(await site.auditOf(recruiter)).toEqual(['application.notified', 'application.interview_cancelled'])
  })
})
