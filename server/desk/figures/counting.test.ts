import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countedRun, countsOf } from '#domain/desk/figures/counts.rules.ts'
import { type FinishedTest, type HistoryEvent, outcomes, runsOf, testsOf } from '#domain/desk/figures/runs.rules.ts'
import { sourceOf } from '#domain/hiring/applications/source.rules.ts'
import { isRefusal } from '#domain/kernel/refusals.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { apply, withdraw } from '../../hiring/applications/applications.writes.ts'
import { moveCard, removeCard } from '../../hiring/board/board.writes.ts'
import { hireCard, undoHire } from '../../hiring/board/hires.writes.ts'
import { undoMove } from '../../hiring/board/undo.writes.ts'
import { setReason } from '../../hiring/reasons/reasons.writes.ts'
import { closeAccount, eraseDueAccounts } from '../../people/users/erasure.writes.ts'
import { setFlags } from '../../people/users/users.writes.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'
import { countAllChanges, countChanges } from './counting.writes.ts'

const site = sharedTestApp({ WORKER: '0' })
const hour = 3600

/** Numbers that look random and are the same in every run. */
function randomNumbers(seed: number) {
  let state = seed
  const below = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  return { below, oneOf: <T>(values: readonly T[]): T => values[below(values.length)] as T }
}

interface KnownRun {
  readonly source: ReturnType<typeof sourceOf>
  reason: number | null
}
/** What the test knows of an application, without reading the database. */
interface Known {
  readonly uuid: string
  readonly id: number
  readonly person: number
  readonly vacancy: (typeof vacancies)[number]
  readonly history: HistoryEvent[]
  readonly runs: KnownRun[]
  isOnBoard: boolean
  isHired: boolean
  isErased: boolean
}
let vacancies: { id: number; uuid: string; skill: number }[] = []

async function counts() {
  const cells = await site.platform.db.selectFrom('figure_cells').selectAll().execute()
  return Object.fromEntries(cells.map(({ vacancy_id, month, figure, count }) => [`${vacancy_id} ${month} ${figure}`, count]))
}

test('REP-02 REP-03 after any changes the counts are those of the rules over what happened', { timeout: 120_000 }, async () => {
  const { platform } = site
  const { db, config } = platform
  const { below, oneOf } = randomNumbers(26)
  const administrator = await site.person({ role: 'administrator' })
  const { role_id } = await db.selectFrom('users').select('role_id').where('id', '=', administrator.id).executeTakeFirstOrThrow()
  const permissions = { candidates: ['view', 'change'], users: ['view', 'change'] }
  const actor = { ...administrator, kind: 'person', roleId: role_id, language: 'es', permissions } as unknown as Person
  const author = { actor, origin: null }
  vacancies = []
  for (const index of [0, 1, 2]) {
    const { id, uuid } = await makeVacancy(platform)
    const { id: skill } = await db
      .insertInto('skills')
      .values({ name: `Cifra ${index}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('vacancy_skills').values({ vacancy_id: id, skill_id: skill }).execute()
    vacancies.push({ id, uuid, skill })
  }
  const reasons = await db
    .insertInto('rejection_reasons')
    .values([{ name: 'Salario de prueba' }, { name: 'Distancia de prueba' }])
    .returning(['id', 'uuid'])
    .execute()
  const people = await Promise.all(Array.from({ length: 12 }, () => site.person({ cv: true })))
  const tests = new Map<number, FinishedTest[]>()
  const known: Known[] = []
  let undone = 0

  const move = async (card: Known, to: Stage) => {
    const at = platform.now()
    const wanted = { uuid_element: card.uuid, name_board: to, before: null } as unknown as Parameters<typeof moveCard>[2]
    const moved = await moveCard({ ...platform, now: () => at }, author, wanted)
    const stage = card.history.findLast(({ to_stage }) => to_stage)?.to_stage
    expect(isRefusal(moved)).toBe(card.isHired && to !== stage)
    if (!isRefusal(moved) && moved.changedColumn) card.history.push({ kind: 'moved', to_stage: to, at })
  }
  const mark = async (card: Known, flags: Parameters<typeof setFlags>[3]) =>
    expect(isRefusal(await setFlags(platform, author, { id: card.person, role_id: 2 }, flags))).toBe(false)

  const acts = {
    async apply() {
      const [person, vacancy] = [oneOf(people), oneOf(vacancies)]
      const there = known.find((one) => one.person === person.id && one.vacancy === vacancy)
      if (there?.isErased || there?.isOnBoard) return
      const source = sourceOf({ source: oneOf(['', 'LinkedIn', 'computrabajo']) })
      const at = platform.now()
      expect(await apply({ ...platform, now: () => at }, { id: person.id, language: 'es' }, vacancy.uuid, { source })).toBe(
        'new_apply',
      )
      const event = { kind: there ? 'restored' : 'applied', to_stage: 'apply', at } as const
      if (there) {
        there.history.push(event)
        there.runs.push({ source, reason: null })
        there.isOnBoard = true
        there.isHired = false
        return
      }
      const card = await db
        .selectFrom('applications')
        .select(['id', 'uuid'])
        .where('user_id', '=', person.id)
        .where('vacancy_id', '=', vacancy.id)
        .executeTakeFirstOrThrow()
      const runs = [{ source, reason: null }]
      known.push({
        ...card,
        person: person.id,
        vacancy,
        history: [event],
        runs,
        isOnBoard: true,
        isHired: false,
        isErased: false,
      })
    },
    move: (card: Known) => move(card, oneOf(stages)),
    async undo(card: Known) {
      const isMove = card.history.at(-1)?.kind === 'moved'
      const done = await undoMove(platform, author, { uuid_element: card.uuid } as unknown as Parameters<typeof undoMove>[2])
      expect(isRefusal(done)).toBe(!isMove)
      if (isRefusal(done)) return
      card.history.pop()
      undone += 1
    },
    async remove(card: Known) {
      const at = platform.now()
      await removeCard({ ...platform, now: () => at }, author, card.uuid)
      card.history.push({ kind: 'removed', to_stage: null, at })
      card.isOnBoard = false
    },
    async withdraw(card: Known) {
      const at = platform.now()
      await withdraw({ ...platform, now: () => at }, { ...actor, id: card.person }, card.uuid)
      card.history.push({ kind: 'withdrawn', to_stage: null, at })
      card.isOnBoard = false
    },
    async reject(card: Known) {
      const reason = oneOf(reasons)
      await move(card, 'reject')
      if (card.isHired) return
      expect(await setReason(platform, actor, card.uuid, reason.uuid)).toBeUndefined()
      card.runs.at(-1)!.reason = reason.id
    },
    leaveJob: (card: Known) => mark(card, { hired: false }),
    becomeAvailable: (card: Known) => mark(card, { available: true }),
    async hire(card: Known) {
      if (card.isHired) return
      await move(card, 'approved')
      const at = platform.now()
      expect(isRefusal(await hireCard({ ...platform, now: () => at }, author, card.uuid))).toBe(false)
      card.history.push({ kind: 'hired', to_stage: 'approved', at })
      card.isHired = true
    },
    async undoHire(card: Known) {
      expect(isRefusal(await undoHire(platform, author, card.uuid))).toBe(!card.isHired)
      if (!card.isHired) return
      const last = card.history.findLastIndex(({ kind }) => kind === 'hired')
      card.history.splice(last, 1)
      card.isHired = false
    },
    async test(card: Known) {
      const [at, points] = [platform.now(), oneOf([20, 60, 61, 95])]
      const { skill } = oneOf(vacancies)
      const { id } = await db
        .insertInto('attempts')
        .values({
          user_id: card.person,
          skill_id: skill,
          language: 'es',
          state: 'finished',
          signals_agreed_at: at,
          started_at: at,
          ends_at: new Date(at.getTime() + 1),
          finished_at: at,
          window_id: crypto.randomUUID(),
          points,
          unrated: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      tests.set(card.person, [...(tests.get(card.person) ?? []), { id, skill, finishedAt: at, points }])
    },
  }
  const likely = [
    'move',
    'move',
    'move',
    'move',
    'move',
    'undo',
    'undo',
    'reject',
    'hire',
    'hire',
    'undoHire',
    'leaveJob',
    'becomeAvailable',
    'test',
    'remove',
    'remove',
    'withdraw',
    'withdraw',
  ] as const

  const expected = () => {
    const sums: Record<string, number> = {}
    for (const { person, vacancy, history, runs } of known)
      for (const [index, run] of runsOf(history, history[0]!.at).entries()) {
        const { source, reason } = runs[index]!
        const asked = testsOf([vacancy.skill], tests.get(person) ?? [], run.closedAt)
        const facts = { timeZone: config.timeZone, source, vacancy_id: vacancy.id, reason_id: reason, ...asked }
        for (const { month, figure } of countsOf(countedRun(run, facts)))
          for (const id of [0, vacancy.id]) {
            const place = `${id} ${month} ${figure}`
            sums[place] = (sums[place] ?? 0) + 1
          }
      }
    return sums
  }

  for (let step = 0; step < 260; step += 1) {
    site.passSeconds(below(40 * hour))
    const cards = known.filter(({ isErased }) => !isErased)
    const onBoard = cards.filter(({ isOnBoard }) => isOnBoard)
    if (onBoard.length < 5 || below(6) === 0) await acts.apply()
    else await acts[oneOf(likely)](oneOf(onBoard))
    if (below(4) === 0) await countChanges(platform)
    if (step % 20 === 19) {
      await countAllChanges(platform)
      expect(await counts()).toEqual(expected())
    }
  }

  const ways = Object.keys(expected()).filter((place) => place.startsWith('0 '))
  for (const outcome of outcomes) expect(ways.join()).toContain(`outcome:${outcome}`)
  expect(known.filter(({ runs }) => runs.length > 2).length).toBeGreaterThan(0)
  expect(undone).toBeGreaterThan(3)

  // An account is closed and erased; its applications count on.
  const [gone] = known as [Known]
  await db
    .transaction()
    .execute((tx) => closeAccount(tx, platform, { id: gone.person, role_id: 2 }, { by: actor.id, reason: 'x' }))
  site.passSeconds(31 * 24 * hour)
  await eraseDueAccounts(platform)
  await countAllChanges(platform)
  expect(await counts()).toEqual(expected())

  // An application that is deleted, such as by an import that is undone, counts no more.
  await db.deleteFrom('outgoing_emails').where('application_id', '=', known.at(-1)!.id).execute()
  await db.deleteFrom('applications').where('id', '=', known.pop()!.id).execute()
  await countAllChanges(platform)
  expect(await counts()).toEqual(expected())

  // Counting everything anew finds the same.
  await sql`truncate figure_cells, figure_runs`.execute(db)
  await sql`insert into figure_marks (application_id) select id from applications`.execute(db)
  await countAllChanges(platform)
  expect(await counts()).toEqual(expected())
})
