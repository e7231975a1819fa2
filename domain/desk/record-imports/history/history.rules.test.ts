import { describe, expect, test } from 'vitest'
import type { RecordTarget } from '../record-fields.rules.ts'
import { guessRecordColumns } from '../record-headings.rules.ts'
import { findPerson, indexPeople } from './history-people.rules.ts'
import { readPastRow } from './history-rows.rules.ts'
import { guessPastResult, type PastResult } from './history-stages.rules.ts'
import { contradictions, type PastLine, type PastStep, stepsOf } from './history-steps.rules.ts'

test.each<[about: string, headings: string, targets: string]>([
  [
    'a sheet of an agency',
    'Código candidato,Correo electrónico,Candidato,Vacante,Cliente,Etapa,Fecha,Reclutador,Comentario',
    'ignore,person_email,person,title,client,stage,applied_on,recruiter,comment',
  ],
  [
    'a sheet with days of every end',
    'Nombre,Apellidos,Celular,Proceso,Fecha postulación,Fecha de contratación,Fecha de descarte,Motivo de descarte',
    'person,last_names,person_phone,title,applied_on,hired_on,ended_on,reason',
  ],
  [
    'Greenhouse',
    'Candidate Name,Email,Job Name,Status,Current Stage,Applied On,Rejected On,Hired On,Rejection Reason,Source,Recruiter',
    'person,person_email,title,outcome,stage,applied_on,ended_on,hired_on,reason,source,recruiter',
  ],
  [
    'Bullhorn submissions',
    'Candidate,Candidate Email,Job,Client Corporation,Status,Date Added,Sending User,Comments',
    'person,person_email,title,client,outcome,applied_on,recruiter,comment',
  ],
  [
    'Zoho Recruit',
    'Candidate Name,Email,Posting Title,Client Name,Application Status,Created Time,Modified Time,Candidate Owner',
    'person,person_email,title,client,outcome,applied_on,stage_on,recruiter',
  ],
  [
    'Teamtailor',
    'First name,Last name,Email,Job title,Stage,Created at,Stage changed at,Rejected at,Reject reason',
    'first_names,last_names,person_email,title,stage,applied_on,stage_on,ended_on,reason',
  ],
])('MOV-01 guesses the columns of %s', (_, headings, targets) => {
  expect(guessRecordColumns('history', headings.split(',')).join()).toBe(targets)
})

test.each<[result: PastResult | undefined, words: string]>([
  [
    'apply',
    'Postulado|Applied|New|Nuevo|Hoja de vida recibida|Web Response|Screening|Preseleccionado|Associated|In Review|On hold',
  ],
  ['makeTest', 'Prueba técnica|Assessment|Take Home Test|Evaluación psicotécnica|Psicotécnicas'],
  [
    'firstInterview',
    'Entrevista|Phone Interview|1ra entrevista|Client Submission|Submitted-to-client|Interview-Scheduled|Presentado al cliente',
  ],
  ['secondInterview', 'Segunda entrevista|2nd Interview|Entrevista con cliente|Finalista|Final interview|Terna|Client interview'],
  ['approved', 'Oferta|Offer|Offer-Made|Aprobado|Seleccionado|Offer accepted|Exámenes médicos'],
  ['hired', 'Contratado|Contratada|Hired|Placed|Vinculado|Joined|Ingresó|Accepted'],
  [
    'reject',
    'Rechazado|Rejected|Rejected-by-client|Descartado|No continúa|No apto|No seleccionado|Not hired|Unqualified|Disqualified|No-Show|No pasó',
  ],
  [
    'withdrawn',
    'Retirado|Se retiró|Desistió|Candidate Withdrew|Withdrawn|Offer-Declined|Rechazó la oferta|No interesado|Declined by candidate',
  ],
  [undefined, 'Azul|42|Archived'],
])('MOV-01 guesses %s from the words of other products', (result, words) => {
  for (const word of words.split('|')) expect([word, guessPastResult(word)]).toEqual([word, result])
})

/** A line in short: its stage, its outcome, and its days. */
const line = (stage: PastResult | '', outcome: PastResult | '', days: PastLine['days']): PastLine => ({
  days,
  stage: stage || undefined,
  outcome: outcome || undefined,
})
/** Steps in short: `moved makeTest 2025-02-01`, with a question mark behind a day that is not known. */
const inShort = (steps: readonly PastStep[] | undefined) =>
  steps?.map(({ kind, to, day, isDated }) => `${kind === 'moved' ? to : kind} ${day.slice(5)}${isDated ? '' : '?'}`).join(', ')
const [a, b, c] = ['2025-02-01', '2025-03-01', '2025-04-01'] as const

test.each<[about: string, lines: readonly PastLine[], steps: string | undefined]>([
  ['nothing but a day', [line('', '', { applied_on: a })], 'applied 02-01'],
  ['a first stage with one day', [line('apply', '', { applied_on: a })], 'applied 02-01'],
  [
    'a stage with the day of the application',
    [line('firstInterview', '', { applied_on: a })],
    'applied 02-01, firstInterview 02-01?',
  ],
  [
    'a stage with its own day',
    [line('firstInterview', '', { applied_on: a, stage_on: b })],
    'applied 02-01, firstInterview 03-01',
  ],
  ['a stage with its own day alone', [line('firstInterview', '', { stage_on: b })], 'applied 03-01?, firstInterview 03-01'],
  ['a hire', [line('', 'hired', { applied_on: a, hired_on: b })], 'applied 02-01, approved 03-01?, hired 03-01'],
  ['a hire by its day', [line('', '', { applied_on: a, hired_on: b })], 'applied 02-01, approved 03-01?, hired 03-01'],
  ['a rejection by its day', [line('', '', { applied_on: a, ended_on: b })], 'applied 02-01, reject 03-01'],
  [
    'a stage and a rejection with one day',
    [line('firstInterview', 'reject', { applied_on: a, stage_on: b })],
    'applied 02-01, firstInterview 02-01?, reject 03-01',
  ],
  [
    'a stage and a rejection with a day each',
    [line('firstInterview', 'reject', { applied_on: a, stage_on: b, ended_on: c })],
    'applied 02-01, firstInterview 03-01, reject 04-01',
  ],
  ['a withdrawal', [line('makeTest', 'withdrawn', { applied_on: a })], 'applied 02-01, makeTest 02-01?, withdrawn 02-01?'],
  [
    'lines in any order',
    [line('secondInterview', '', { stage_on: c }), line('apply', '', { applied_on: a }), line('makeTest', '', { stage_on: b })],
    'applied 02-01, makeTest 03-01, secondInterview 04-01',
  ],
  [
    'a hire that something follows',
    [line('hired', '', { applied_on: a, hired_on: b }), line('reject', '', { stage_on: c })],
    'applied 02-01, approved 03-01?, hired 03-01',
  ],
  [
    'a withdrawal that something follows',
    [line('withdrawn', '', { stage_on: a }), line('makeTest', '', { stage_on: b })],
    'applied 02-01?, makeTest 03-01',
  ],
  ['no day', [line('makeTest', '', {})], undefined],
  [
    'a hire whose own day cannot be, beside the day of its stage',
    [{ ...line('makeTest', 'hired', { applied_on: a, stage_on: b }), impossible: ['hired_on'] }],
    'applied 02-01, makeTest 03-01, approved 03-01?, hired 03-01?',
  ],
  [
    'a rejection whose own day cannot be, beside the day of its stage',
    [{ ...line('', 'reject', { applied_on: a, stage_on: b }), impossible: ['ended_on'] }],
    'applied 02-01, reject 03-01?',
  ],
  [
    'a hire beside another day that cannot be',
    [{ ...line('makeTest', 'hired', { applied_on: a, hired_on: c }), impossible: ['stage_on', 'ended_on'] }],
    'applied 02-01, makeTest 02-01?, approved 04-01?, hired 04-01',
  ],
])('MOV-01 makes the history of %s', (_, lines, steps) => {
  expect(inShort(stepsOf(lines))).toBe(steps)
})

test('MOV-01 two lines contradict each other when they end an application differently on one day', () => {
  const [hired, rejected] = [line('hired', '', { applied_on: a, stage_on: b }), line('', 'reject', { stage_on: b })]
  expect(contradictions([hired, rejected])).toEqual([true, true])
  expect(contradictions([hired, hired, line('', 'reject', { stage_on: c })])).toEqual([false, false, false])
  expect(contradictions([hired, line('makeTest', '', { stage_on: b })])).toEqual([false, false])
})

describe('a row', () => {
  const headings = ['Candidato', 'Correo', 'Vacante', 'Etapa', 'Fecha postulación', 'Fecha de contratación', 'Comentario']
  const targets: RecordTarget[] = ['person', 'person_email', 'title', 'stage', 'applied_on', 'hired_on', 'comment']
  const read = (applied: string, hired = '', dateOrder: 'dmy' | 'mdy' = 'dmy') =>
    readPastRow(['Ana Gil', 'Ana <ANA@acme.example>', 'Contadora', 'Contratado', applied, hired, 'Buena'], {
      ...{ targets, headings, dateOrder, language: 'es', usual: {}, today: '2026-11-29' },
    })

  test.each<[applied: string, day: string | undefined, effect: string | undefined]>([
    ['03/02/2025', '2025-02-03', undefined],
    ['2025-02-03T10:00:00Z', '2025-02-03', undefined],
    ['45691', '2025-02-03', undefined],
    ['3 de febrero de 2025', '2025-02-03', undefined],
    ['Feb 3, 2025', '2025-02-03', undefined],
    ['31/02/2025', undefined, 'no_day'],
    ['0202-02-03', undefined, 'no_day'],
    ['01/01/1970', undefined, 'no_day'],
    ['ayer', undefined, 'no_day'],
    ['30/11/2026', undefined, 'future_day'],
    ['0000-00-00', undefined, undefined],
    ['', undefined, undefined],
  ])('MOV-01 reads the day %j as %s', (applied, day, effect) => {
    const row = read(applied)
    expect([row.days.applied_on, row.notices[0]?.effect]).toEqual([day, effect])
    expect(row.unusable).toEqual(effect ? [`Fecha postulación: ${applied}`] : [])
    expect(row).toMatchObject({ name: 'Ana Gil', email: 'ana@acme.example', comments: ['Buena'] })
  })

  test('MOV-01 leaves out a hire before the application', () => {
    const row = read('03/02/2025', '02/02/2025')
    expect(row).toMatchObject({
      days: { applied_on: '2025-02-03' },
      impossible: ['hired_on'],
      notices: [{ field: 'hired_on', effect: 'early_day' }],
    })
    expect(row.unusable).toEqual(['Fecha de contratación: 02/02/2025'])
  })
})

const person = (id: number, name: string, email = '', phone = '') => ({ id, uuid: `${id}`, name, email, phone, isStaff: false })
test.each<[about: string, row: [string, string, string], found: number | 'several' | undefined]>([
  ['the address', ['Otro Nombre', 'ana@acme.example', ''], 1],
  ['the phone number and a variant of the name', ['Luis Paz', '', '300 555 0102'], 2],
  ['the phone number alone', ['', '', '3005550102'], 2],
  ['not the phone number of another name', ['Eva Ruiz', '', '3005550102'], undefined],
  ['not the phone number against another address', ['Luis Paz', 'otro@acme.example', '3005550102'], undefined],
  ['the only full name, without accents', ['jose gomez', '', ''], 3],
  ['not one of two with the same name', ['Marta Díaz', '', ''], 'several'],
  ['not the name against another address', ['Ana Gil', 'nueva@acme.example', ''], undefined],
])('MOV-01 knows a person by %s', (_, [name, email, phone], found) => {
  const people = indexPeople([
    person(1, 'Ana Gil', 'ana@acme.example'),
    person(2, 'Luis Alberto Paz', 'luis@acme.example', '3005550102'),
    person(3, 'José Gómez'),
    person(4, 'Marta Díaz', 'marta@acme.example'),
    person(5, 'Marta Díaz'),
  ])
  const one = findPerson({ name, email, phone }, people)
  expect(typeof one === 'object' ? one.id : one).toBe(found)
})
