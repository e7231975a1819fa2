import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getBoardCardEndpoint, getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { cancelInterviewEndpoint } from '#domain/hiring/interviews/interviews.contract.ts'
import { message } from '../../testing/incoming-mail.ts'
import { interview, invited } from '../../testing/interviews.ts'
import { sharedReplyMailbox } from '../../testing/reply-mailbox.ts'
import { visitOnce } from './mailbox.writes.ts'

const { site, imap, over } = sharedReplyMailbox()
const me = randomUUID()

interface Sent {
  readonly sequence?: number
  readonly attendee?: string
  readonly lines?: readonly string[]
  readonly method?: string
  readonly words?: string
  readonly program?: string
}

/** A calendar's answer, with what its program writes beside it. */
const answerTo = (
  to: string,
  event: string,
  { method = 'REPLY', words = 'Ana ha respondido a la invitación.', program = 'Google' } = {},
) =>
  message(
    to,
    `--x\nContent-Type: text/plain; charset=utf-8\n\n${words}\n--x\nContent-Type: text/calendar; charset=utf-8; method=${method}\nContent-Transfer-Encoding: base64\n\n${Buffer.from(
      `BEGIN:VCALENDAR\r\nPRODID:${program}\r\nMETHOD:${method}\r\nBEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
    ).toString('base64')}\n--x--`,
    'Auto-Submitted: auto-generated\nContent-Type: multipart/alternative; boundary=x\n',
  )

/** An invited candidate, what their calendar answers, and what staff see of it. */
async function invitedByCalendar() {
  const all = await invited(site)
  const { recruiter, card, candidate, mails } = all
  const entry = async () => {
    const mail = (await mails()).at(-1)
    const line = (name: string) =>
      new RegExp(`^${name}[:;].*?([^:\\r]*)\\r$`, 'im').exec(mail?.calendar?.replaceAll(/\r\n[ \t]/g, '') ?? '')?.[1] ?? ''
    return {
      uid: line('UID'),
      sequence: line('SEQUENCE'),
      method: line('METHOD'),
      organizer: line('ORGANIZER'),
      to: mail?.reply_to ?? '',
    }
  }
  const { uid, to } = await entry()
  const send = async (partstat: string, { sequence = 0, attendee = candidate.email, ...sent }: Sent = {}) => {
    const lines = [
      `UID:${uid}`,
      `SEQUENCE:${sequence}`,
      `ATTENDEE;PARTSTAT=${partstat}:mailto:${attendee}`,
      ...(sent.lines ?? []),
    ]
    imap().deliver(answerTo(to, lines.join('\r\n'), sent))
    expect(await visitOnce(over(), me)).toBe('read')
  }
  const seen = async () => {
    const { token } = recruiter
    const board = (await site.call(getBoardCardEndpoint, { token, params: { id: card.uuid } })).answer.data
    const { timeline } = (await site.call(getCardEndpoint, { token, params: { id: card.uuid } })).answer.data
    const { answer, answer_note } = board.card.interview ?? {}
    return {
      ...{ answer, answer_note },
      answers: timeline.filter(({ kind }) => ['confirmed', 'declined', 'other_time'].includes(kind)).length,
      replies: timeline.flatMap(({ kind, text, reply }) => (reply ? [[kind, text, reply.calendar]] : [])),
    }
  }
  return { ...all, entry, send, seen }
}

test('SPEC-61 on a site that reads replies calendars answer the site, also where the interviewer has no address', async () => {
  const { write, entry } = await invitedByCalendar()
  const first = await entry()
  expect(first).toMatchObject({ method: 'REQUEST', organizer: first.to })
  await write({ interview_data: { ...interview, from: '09:00', sender: 'Marta' } })
  expect(await entry()).toMatchObject({ sequence: '1', method: 'REQUEST', organizer: first.to })
})

test('SPEC-61 what a calendar answers is the answer to the interview, shown once, and may change', async () => {
  const { send, seen } = await invitedByCalendar()
  await send('ACCEPTED')
  expect(await seen()).toEqual({ answer: 'confirmed', answer_note: '', answers: 1, replies: [] })
  await send('DECLINED', { lines: ['COMMENT:Ya tengo trabajo'] })
  expect(await seen()).toEqual({ answer: 'declined', answer_note: 'Ya tengo trabajo', answers: 2, replies: [] })
  await send('TENTATIVE')
  expect(await seen()).toMatchObject({ answer: 'other_time', answer_note: 'Respondió «quizá» desde su calendario.', answers: 3 })
  await send('TENTATIVE', { method: 'COUNTER', lines: ['DTSTART:21990305T143000Z', 'DTEND:21990305T151500Z'] })
  expect((await seen()).answer_note).toContain('5 de marzo')
})

test('SPEC-61 words that a person writes beside the answer of a calendar are kept', async () => {
  const { send, seen } = await invitedByCalendar()
  const options = { program: 'Microsoft Exchange Server 2010', words: 'Llego diez minutos antes.' }
  await send('ACCEPTED', options)
  expect(await seen()).toMatchObject({ answer: 'confirmed', replies: [['reply', options.words, 'taken']] })
  await send('DECLINED', { ...options, words: 'Me enfermé.' })
  expect(await seen()).toMatchObject({ answer: 'declined', answer_note: 'Me enfermé.', replies: [{}] })
})

test('SPEC-61 the answer of a calendar to another version, person or ended interview changes nothing and is shown', async () => {
  const { send, seen, write, recruiter, card } = await invitedByCalendar()
  await send('DECLINED', { attendee: 'otra@correo.test' })
  await send('DECLINED', { sequence: 7 })
  await write({ interview_data: { ...interview, from: '09:00' } })
  await send('DECLINED')
  const [, first] = [
    await site.call(cancelInterviewEndpoint, { token: recruiter.token, params: { id: card.uuid }, body: {} }),
    await seen(),
  ]
  expect(first.answers).toBe(0)
  await send('DECLINED', { sequence: 1 })
  const { answers, replies } = await seen()
  expect(answers).toBe(0)
  expect(replies.map(([kind, , calendar]) => [kind, calendar]).reverse()).toEqual([
    ['reply', 'other_person'],
    ['reply', 'unknown'],
    ['reply', 'changed'],
    ['reply', 'cancelled'],
  ])
})
