import { describe, expect, test } from 'vitest'
import { checkHistory } from './check.ts'
import type { FinalCard, FinalState } from './final-state.ts'
import type { Operation, Outcome, Request } from './operations.ts'

const [ana, luz, paz] = ['ana', 'luz', 'paz']
const [job, skill] = ['job', 'excel']

let number = 0
/** An operation of a second, that begins at `begun`. */
function at(begun: number, request: Request, outcome: Outcome = 'done'): Operation {
  number += 1
  return {
    ...request,
    number,
    begun,
    ended: begun + 1,
    outcome,
    status: outcome === 'done' ? 200 : outcome === 'refused' ? 409 : 0,
  }
}

const apply = (person: string, isNew = true): Request => ({ kind: 'apply', person, vacancy: job, isNew })
const withdraw = (person: string): Request => ({ kind: 'withdraw', person, card: `card of ${person}` })
const move = (person: string, version: number, stage: string, before: string | null = null): Request => ({
  kind: 'move',
  card: `card of ${person}`,
  stage,
  before: before && `card of ${before}`,
  version,
  after: { version: version + 1, stage, changedColumn: true },
})
const undo = (person: string, version: number, stage: string): Request => ({
  kind: 'undo',
  card: `card of ${person}`,
  version,
  after: { version: version + 1, stage, changedColumn: false },
})
const answer = (position: number, choice: string): Request => ({ kind: 'answer', person: ana, skill, position, choice })
const mail: Request = { kind: 'mail', card: `card of ${ana}`, subject: 'Hola' }
const merge: Request = { kind: 'merge', stays: luz, leaves: paz }
const erase: Request = { kind: 'erase', person: ana }

const card = (person: string, change: Partial<FinalCard> = {}): FinalCard => ({
  ...{
    uuid: `card of ${person}`,
    person,
    vacancy: job,
    stage: 'apply',
    version: 1,
    isOnBoard: true,
    arrivals: 1,
    withdrawnAgain: 0,
    confirmations: 1,
  },
  ...change,
})
const person = (uuid: string, change: Partial<FinalState['people'][number]> = {}) => ({
  uuid,
  mergedInto: null,
  isClosed: false,
  ...change,
})
const boardOf = (columns: Record<string, readonly string[]>) => [
  new Map(Object.entries(columns).map(([stage, people]) => [`${job} ${stage}`, people.map((name) => `card of ${name}`)])),
]
const sentMail = { uuid: 'm1', subject: 'Hola', status: 'kept', hasJob: false, isOfClosed: false }
const rows = (choices: readonly string[]) =>
  Array.from({ length: 10 }, (_, position) => {
    const choice = choices[position] ?? null
    return { person: ana, skill, position, choice, points: choice && 10 }
  }) as FinalState['answers']
const running = { person: ana, skill, state: 'running', points: null }

function state(change: Partial<FinalState> = {}): FinalState {
  const cards = change.cards ?? []
  const columns = Object.groupBy(
    cards.filter(({ isOnBoard }) => isOnBoard),
    ({ stage }) => stage,
  )
  const boards = boardOf(
    Object.fromEntries(Object.entries(columns).map(([stage, own = []]) => [stage, own.map((one) => one.person)])),
  )
  return {
    ...{ cards, boards, answers: [], attempts: [], mails: [], files: [], leftOfErased: [] },
    ...{ people: [person(ana), person(luz), person(paz)] },
    ...change,
  }
}

const ten = Array.from({ length: 10 }, (_, position) => `a${position}`)
const tenAnswers = ten.map((choice, position) => at(position * 2, answer(position, choice)))

describe('HAV-02 the check accepts what the product may do', () => {
  test.each<[string, Operation[], FinalState]>([
    ['an application', [at(1, apply(ana))], state({ cards: [card(ana)] })],
    ['two at once, of which one is new', [at(1, apply(ana)), at(1, apply(ana, false))], state({ cards: [card(ana)] })],
    [
      'a withdrawal and a return',
      [at(1, apply(ana)), at(3, withdraw(ana)), at(5, apply(ana))],
      state({ cards: [card(ana, { version: 3, arrivals: 2, confirmations: 2 })] }),
    ],
    [
      'a move without an answer, which was made',
      [at(1, apply(ana)), at(3, move(ana, 1, 'makeTest'), 'unknown')],
      state({ cards: [card(ana, { version: 2, stage: 'makeTest' })] }),
    ],
    [
      'the same, which was not made',
      [at(1, apply(ana)), at(3, move(ana, 1, 'makeTest'), 'unknown')],
      state({ cards: [card(ana)] }),
    ],
    [
      'moves to the end at the same time, in the other order',
      [at(1, move(ana, 1, 'makeTest')), at(1.5, move(luz, 1, 'makeTest'))],
      state({ cards: [card(luz, { version: 2, stage: 'makeTest' }), card(ana, { version: 2, stage: 'makeTest' })] }),
    ],
    [
      'a repeated answer',
      [at(1, answer(0, 'a')), at(3, answer(0, 'a')), at(5, answer(0, 'b'), 'refused')],
      state({ answers: rows(['a']), attempts: [running] }),
    ],
    ['a finished test', tenAnswers, state({ answers: rows(ten), attempts: [{ ...running, state: 'finished', points: 100 }] })],
    ['an e-mail in the mailbox', [at(1, mail)], state({ mails: [sentMail], files: ['m1'] })],
    ['an e-mail that waits', [at(1, mail)], state({ mails: [{ ...sentMail, status: 'queued', hasJob: true }] })],
    [
      'an e-mail taken back by an undo',
      [at(1, move(ana, 1, 'makeTest')), at(3, mail), at(5, undo(ana, 2, 'apply'))],
      state({ cards: [card(ana, { version: 3 })] }),
    ],
    [
      'a merge of two people who both applied',
      [at(1, apply(luz)), at(1, apply(paz)), at(5, merge), at(7, apply(paz), 'refused')],
      state({
        cards: [card(luz, { arrivals: 2, confirmations: 2 })],
        people: [person(luz), person(paz, { mergedInto: luz, isClosed: true })],
      }),
    ],
    [
      'a merge of two people who both withdrew',
      [at(1, apply(luz)), at(1, apply(paz)), at(3, withdraw(luz)), at(3, withdraw(paz)), at(5, merge)],
      state({
        cards: [card(luz, { version: 2, isOnBoard: false, arrivals: 2, confirmations: 2, withdrawnAgain: 1 })],
        people: [person(luz), person(paz, { mergedInto: luz, isClosed: true })],
      }),
    ],
    [
      'a deletion beside an application',
      [at(1, apply(ana)), at(5, erase), at(5.5, apply(ana, false))],
      state({ cards: [card(ana)], people: [person(ana, { isClosed: true })] }),
    ],
  ])('HAV-02 accepts %s', (_, history, end) => {
    expect(checkHistory(history, end)).toEqual([])
  })
})

describe('HAV-02 the check finds each anomaly', () => {
  const moved = (version: number, stage: string) => state({ cards: [card(ana, { version, stage })] })
  test.each<[string, Operation[], FinalState]>([
    ['one application per person and vacancy', [], state({ cards: [card(ana), card(ana, { uuid: 'card two of ana' })] })],
    ['one application per person and vacancy', [at(1, apply(ana)), at(3, apply(ana))], state({ cards: [card(ana)] })],
    ['no acknowledged application is lost', [at(1, apply(ana))], state()],
    [
      'no acknowledged application is lost',
      [at(1, apply(ana)), at(3, withdraw(ana)), at(5, apply(ana))],
      state({ cards: [card(ana, { version: 2, isOnBoard: false })] }),
    ],
    [
      'no acknowledged withdrawal is lost',
      [at(1, apply(ana)), at(3, withdraw(ana))],
      state({ cards: [card(ana, { version: 2 })] }),
    ],
    ['no card leaves its board unasked', [at(1, apply(ana))], state({ cards: [card(ana, { isOnBoard: false })] })],
    ['no acknowledged change of a card is lost', [at(1, move(ana, 1, 'makeTest'))], moved(1, 'apply')],
    ['the last acknowledged change of a card stands', [at(1, move(ana, 1, 'makeTest'))], moved(2, 'apply')],
    [
      'two acknowledged changes never make the same version',
      [at(1, move(ana, 1, 'makeTest')), at(1, move(ana, 1, 'reject'))],
      moved(2, 'reject'),
    ],
    [
      'a change is made on the version that its sender saw',
      [
        at(1, move(ana, 1, 'makeTest')),
        at(3, { ...move(ana, 1, 'reject'), after: { version: 3, stage: 'reject', changedColumn: true } } as Request),
      ],
      moved(3, 'reject'),
    ],
    ['versions rise in the order of time', [at(1, move(ana, 2, 'reject')), at(5, move(ana, 1, 'makeTest'))], moved(3, 'reject')],
    ['nothing changes a card that nobody asked for', [at(1, move(ana, 1, 'makeTest'))], moved(3, 'reject')],
    [
      'each card is on its board once, in the column of its stage',
      [],
      state({ cards: [card(ana)], boards: boardOf({ apply: ['ana', 'ana'] }) }),
    ],
    [
      'each card is on its board once, in the column of its stage',
      [],
      state({ cards: [card(ana)], boards: boardOf({ reject: ['ana'] }) }),
    ],
    ['each card is on its board once, in the column of its stage', [], state({ cards: [card(ana)], boards: boardOf({}) })],
    ['a board shows no card that does not exist', [], state({ boards: boardOf({ apply: ['ana'] }) })],
    [
      'a column has an order that its moves can make',
      [at(1, move(ana, 1, 'makeTest')), at(3, move(luz, 1, 'makeTest', ana))],
      state({ cards: [card(ana, { version: 2, stage: 'makeTest' }), card(luz, { version: 2, stage: 'makeTest' })] }),
    ],
    [
      'a column has an order that its moves can make',
      [at(1, move(ana, 1, 'apply', luz))],
      state({ cards: [card(ana, { version: 2 }), card(paz), card(luz)] }),
    ],
    [
      'a column has an order that its moves can make',
      [at(1, move(ana, 1, 'apply'))],
      state({ cards: [card(ana, { version: 2 }), card(paz)] }),
    ],
    [
      'one outcome per answer',
      [at(1, answer(0, 'a')), at(3, answer(0, 'b'))],
      state({ answers: rows(['a']), attempts: [running] }),
    ],
    ['no acknowledged answer is lost', [at(1, answer(0, 'a'))], state({ answers: rows([]), attempts: [running] })],
    [
      'no answer is stored that nobody sent',
      [at(1, answer(0, 'a'), 'refused')],
      state({ answers: rows(['a']), attempts: [running] }),
    ],
    [
      'a question is asked once per test',
      [at(1, answer(0, 'a'))],
      state({ answers: [...rows(['a']), ...rows(['a']).slice(0, 1)], attempts: [running] }),
    ],
    ['a test that runs is not started again', [], state({ attempts: [running, running] })],
    [
      'questions are answered in order',
      [at(1, answer(1, 'a'))],
      state({ answers: [{ ...rows(['a'])[0]!, position: 1 }], attempts: [running] }),
    ],
    ['the tenth answer finishes a test, and nothing else does', tenAnswers, state({ answers: rows(ten), attempts: [running] })],
    [
      'a test has the points of its answers',
      tenAnswers,
      state({ answers: rows(ten), attempts: [{ ...running, state: 'finished', points: 90 }] }),
    ],
    ['one e-mail per cause', [at(1, mail)], state({ mails: [sentMail, { ...sentMail, uuid: 'm2' }], files: ['m1', 'm2'] })],
    ['no acknowledged e-mail is lost', [at(1, mail)], state()],
    [
      'no acknowledged e-mail is lost',
      [at(1, undo(ana, 1, 'apply')), at(3, mail)],
      state({ cards: [card(ana, { version: 2 })] }),
    ],
    ['no refused e-mail is written', [at(1, mail, 'refused')], state({ mails: [sentMail], files: ['m1'] })],
    ['an e-mail leaves once', [at(1, mail)], state({ mails: [sentMail], files: ['m1', 'm1'] })],
    ['an e-mail that waits has a job', [at(1, mail)], state({ mails: [{ ...sentMail, status: 'queued' }] })],
    ['an e-mail that left is in the mailbox', [at(1, mail)], state({ mails: [sentMail] })],
    ['no e-mail is given up', [at(1, mail)], state({ mails: [{ ...sentMail, status: 'failed' }] })],
    ['an application is confirmed once each time', [at(1, apply(ana))], state({ cards: [card(ana, { confirmations: 2 })] })],
    [
      'an application is withdrawn once each time',
      [at(1, apply(ana)), at(3, withdraw(ana)), at(3, withdraw(ana))],
      state({ cards: [card(ana, { version: 3, isOnBoard: false, withdrawnAgain: 1 })] }),
    ],
    [
      'an account is merged once',
      [at(1, merge), at(1, merge)],
      state({ people: [person(luz), person(paz, { mergedInto: luz, isClosed: true })] }),
    ],
    ['no acknowledged merge is lost', [at(1, merge)], state()],
    [
      'a merged account keeps no application',
      [at(1, apply(paz)), at(3, merge)],
      state({ cards: [card(paz)], people: [person(luz), person(paz, { mergedInto: luz, isClosed: true })] }),
    ],
    ['no acknowledged deletion is lost', [at(1, erase)], state()],
    [
      'a closed account writes nothing more',
      [at(1, erase), at(3, apply(ana))],
      state({ cards: [card(ana)], people: [person(ana, { isClosed: true })] }),
    ],
    ['nobody is closed unasked', [], state({ people: [person(ana, { isClosed: true })] })],
    [
      'nothing is left of erased people',
      [at(1, erase)],
      state({ people: [person(ana, { isClosed: true })], leftOfErased: ['notes.user_id'] }),
    ],
  ])('HAV-02 finds: %s (%#)', (rule, history, end) => {
    expect(checkHistory(history, end).map((fault) => fault.rule)).toContain(rule)
  })
})
