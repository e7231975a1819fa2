import { expect, test } from 'vitest'
import { applyEndpoint, withdrawApplicationEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { setFlagsEndpoint } from '#domain/hiring/applications/availability.contract.ts'
import {
  getBoardDetailEndpoint,
  getCardEndpoint,
  moveCardEndpoint,
  removeCardEndpoint,
  undoMoveEndpoint,
} from '#domain/hiring/board/board.contract.ts'
import { hireEndpoint, undoHireEndpoint } from '#domain/hiring/board/hires.contract.ts'
import { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { countAllChanges } from '../../desk/figures/counting.writes.ts'
import { eraseDueAccounts } from '../../people/users/erasure.writes.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp({ WORKER: '0' })

/** A recruiter, and a person who is in the column of approved candidates of as many vacancies. */
async function selectedIn(count: number, person?: TestPerson) {
  const recruiter = await site.person({ role: 'administrator' })
  const { token } = recruiter
  const candidate = person ?? (await site.person({ cv: true }))
  const vacancies = await Promise.all(Array.from({ length: count }, () => makeVacancy(site.platform)))
  const cards: Awaited<ReturnType<typeof makeApplication>>[] = []
  for (const { id } of vacancies) cards.push(await makeApplication(site.platform, id, candidate.id, 'approved'))
  const mark = (flags: object) => site.call(setFlagsEndpoint, { token, body: { uuid: candidate.uuid, ...flags } })
  const flags = async () => {
    const { hired_strut, avalaible_strut } = (await site.call(getUserEndpoint, { token, params: { uuid: candidate.uuid } }))
      .answer.data
    return `${hired_strut}${avalaible_strut}`
  }
  const filled = async (place: number) =>
    (await site.call(getBoardDetailEndpoint, { token, params: { id: vacancies[place]!.uuid } })).answer.data.hired
  const hire = (place = 0) => site.call(hireEndpoint, { token, body: { uuid_element: cards[place]!.uuid } })
  const undoHire = (place = 0) => site.call(undoHireEndpoint, { token, body: { uuid_element: cards[place]!.uuid } })
  const move = (name_board: 'reject' | 'approved', place = 0) =>
    site.call(moveCardEndpoint, { token, body: { uuid_element: cards[place]!.uuid, name_board } })
  return { recruiter, token, candidate, vacancies, cards, mark, flags, filled, hire, undoHire, move }
}

/** The hires that the figures count in each of these vacancies. */
async function hiresIn(vacancies: readonly { id: number }[]): Promise<number[]> {
  await countAllChanges(site.platform)
  const cells = await site.platform.db
    .selectFrom('figure_cells')
    .select(['vacancy_id', 'count'])
    .where('figure', '=', 'outcome:hired')
    .execute()
  return vacancies.map(({ id }) => cells.filter((cell) => cell.vacancy_id === id).reduce((sum, { count }) => sum + count, 0))
}

test('REP-03 SPEC-87 a person selected for two vacancies is hired once, for the one that is named', async () => {
  const { mark, flags, filled, vacancies, cards, candidate, token } = await selectedIn(2)
  const asked = await mark({ hired_strut: 'Y' })
  expect([asked.status, asked.refusal.error_message]).toEqual([409, 'board.error.which_hire'])
  expect([await flags(), await hiresIn(vacancies)]).toEqual(['NY', [0, 0]])
  expect((await mark({ hired_strut: 'Y', uuid_element: cards[1]!.uuid })).answer.data).toMatchObject({
    hired_strut: 'Y',
    avalaible_strut: 'N',
  })
  expect([await filled(0), await filled(1), await hiresIn(vacancies)]).toEqual([0, 1, [0, 1]])
  const card = async (place: number) =>
    (await site.call(getCardEndpoint, { token, params: { id: cards[place]!.uuid } })).answer.data.hired_strut
  expect([await card(0), await card(1)]).toEqual(['N', 'Y'])
  const { user_jobs } = (await site.call(getUserEndpoint, { token, params: { uuid: candidate.uuid } })).answer.data
  expect(user_jobs.map(({ uuid, hired_at }) => [uuid, hired_at !== null]).sort()).toEqual(
    [
      [cards[0]!.uuid, false],
      [cards[1]!.uuid, true],
    ].sort(),
  )
})

test('REP-03 the past stays when a hired person becomes available or leaves the job', async () => {
  const { mark, flags, filled, vacancies, hire, candidate, token } = await selectedIn(1)
  await hire()
  site.passSeconds(3000)
  await mark({ avalaible_strut: 'Y' })
  expect([await flags(), await filled(0), await hiresIn(vacancies)]).toEqual(['YY', 1, [1]])
  await mark({ hired_strut: 'N' })
  expect([await flags(), await filled(0), await hiresIn(vacancies)]).toEqual(['NY', 1, [1]])
  const [job] = (await site.call(getUserEndpoint, { token, params: { uuid: candidate.uuid } })).answer.data.user_jobs
  expect(Date.parse(job!.hire_ended_at!) - Date.parse(job!.hired_at!)).toBeGreaterThanOrEqual(3_000_000)
  // Somebody who comes back is hired since the first day, once.
  const again = (await hire()).answer.data
  expect([again.hired_at, await flags(), await filled(0), await hiresIn(vacancies)]).toEqual([job!.hired_at, 'YN', 1, [1]])
})

test('REP-03 marking without a selected application says what comes first', async () => {
  const { mark, move, hire, flags } = await selectedIn(1)
  await move('reject')
  const refusals = [await mark({ hired_strut: 'Y' }), await hire()]
  expect(refusals.map(({ status, refusal }) => [status, refusal.error_message])).toEqual([
    [409, 'board.error.none_to_hire'],
    [409, 'board.error.not_approved'],
  ])
  expect(await flags()).toBe('NY')
})

test('SPEC-87 a hired card stays in its column until the hire is undone', async () => {
  const { token, recruiter, cards, vacancies, hire, undoHire, move, flags, filled } = await selectedIn(1)
  await move('reject')
  await move('approved')
  await hire()
  expect((await hire()).status).toBe(200)
  const undoMove = () => site.call(undoMoveEndpoint, { token, body: { uuid_element: cards[0]!.uuid } })
  for (const refused of [await move('reject'), await undoMove()])
    expect([refused.status, refused.refusal.error_message]).toEqual([409, 'board.error.hired_stays'])
  expect((await undoHire()).answer.data).toEqual({ uuid_element: cards[0]!.uuid, hired_at: null })
  expect([await flags(), await filled(0), await hiresIn(vacancies)]).toEqual(['NY', 0, [0]])
  const again = await undoHire()
  expect([again.status, again.refusal.error_message]).toEqual([409, 'board.error.not_hired'])
  expect((await move('reject')).status).toBe(200)
  expect((await site.auditOf(recruiter)).slice(-3)).toEqual(['application.hired', 'application.hire_undone', 'application.moved'])
})

test('SPEC-87 undoing one of two hires leaves the person hired', async () => {
  const { hire, undoHire, flags, vacancies, filled } = await selectedIn(2)
  await hire(0)
  await hire(1)
  expect(await hiresIn(vacancies)).toEqual([1, 1])
  await undoHire(0)
  expect([await flags(), await filled(0), await filled(1)]).toEqual(['YN', 0, 1])
  await undoHire(1)
  expect(await flags()).toBe('NY')
})

test('SPEC-87 undoing a hire after an earlier one has ended leaves the person not hired', async () => {
  const { hire, undoHire, mark, flags, vacancies } = await selectedIn(2)
  await hire(0)
  await mark({ hired_strut: 'N' })
  await hire(1)
  await undoHire(1)
  expect([await flags(), await hiresIn(vacancies)]).toEqual(['NY', [1, 0]])
})

test.each(['withdrawn', 'removed', 'erased'] as const)('REP-03 a hire stays when the application is %s', async (end) => {
  const { token, candidate, cards, vacancies, hire, filled } = await selectedIn(1)
  await hire()
  if (end === 'withdrawn')
    await site.call(withdrawApplicationEndpoint, { token: candidate.token, params: { uuid: cards[0]!.uuid } })
  if (end === 'removed') await site.call(removeCardEndpoint, { token, params: { id: cards[0]!.uuid } })
  if (end === 'erased') {
    await site.call(deleteUserEndpoint, { token, body: { uuid: candidate.uuid, reason: 'Pidió salir' } })
    await site.platform.db.updateTable('deleted_accounts').set({ erase_at: site.platform.now() }).execute()
    await eraseDueAccounts(site.platform)
  }
  expect([await filled(0), await hiresIn(vacancies)]).toEqual([1, [1]])
})

test('REP-03 applying again keeps the hire of the run before, and frees the opening', async () => {
  const { token, candidate, cards, vacancies, hire, filled } = await selectedIn(1)
  await hire()
  site.passSeconds(600)
  await site.call(removeCardEndpoint, { token, params: { id: cards[0]!.uuid } })
  site.passSeconds(600)
  const applied = await site.call(applyEndpoint, {
    token: candidate.token,
    params: { job: vacancies[0]!.uuid, user: candidate.uuid },
  })
  expect(applied.status).toBe(200)
  expect([await filled(0), await hiresIn(vacancies)]).toEqual([0, [1]])
})

test('SPEC-87 a card that is off its board keeps the undo of its hire', async () => {
  const { token, cards, vacancies, hire, undoHire, flags } = await selectedIn(1)
  await hire()
  await site.call(removeCardEndpoint, { token, params: { id: cards[0]!.uuid } })
  expect((await undoHire()).status).toBe(200)
  expect([await flags(), await hiresIn(vacancies)]).toEqual(['NY', [0]])
})

test('REP-03 INT-05 two merged people who were both hired in a vacancy are one hire, since the earlier day', async () => {
  const { token, candidate, vacancies, hire, filled } = await selectedIn(1)
  const other = await site.person()
  const twin = await makeApplication(site.platform, vacancies[0]!.id, other.id, 'approved', 'a1')
  const first = (await hire()).answer.data.hired_at
  site.passSeconds(600)
  await site.call(hireEndpoint, { token, body: { uuid_element: twin.uuid } })
  expect([await filled(0), await hiresIn(vacancies)]).toEqual([2, [2]])
  const merged = await site.call(mergePeopleEndpoint, { token, body: { stays: candidate.uuid, leaves: other.uuid, take: [] } })
  expect(merged.status).toBe(200)
  expect([await filled(0), await hiresIn(vacancies)]).toEqual([1, [1]])
  const { user_jobs } = (await site.call(getUserEndpoint, { token, params: { uuid: candidate.uuid } })).answer.data
  expect(user_jobs.map(({ hired_at }) => hired_at)).toEqual([first])
  expect((await site.call(undoHireEndpoint, { token, body: { uuid_element: user_jobs[0]!.uuid } })).status).toBe(200)
  expect([await filled(0), await hiresIn(vacancies)]).toEqual([0, [0]])
})

test('INT-05 SPEC-87 the hire of the merged account stays in a vacancy of both', async () => {
  const { token, candidate, vacancies, cards, filled, move } = await selectedIn(1)
  await move('reject')
  const other = await site.person()
  const twin = await makeApplication(site.platform, vacancies[0]!.id, other.id, 'approved', 'a1')
  await site.call(hireEndpoint, { token, body: { uuid_element: twin.uuid } })
  site.passSeconds(60)
  await move('reject')
  await site.call(mergePeopleEndpoint, { token, body: { stays: candidate.uuid, leaves: other.uuid, take: [] } })
  const { user_jobs, hired_strut } = (await site.call(getUserEndpoint, { token, params: { uuid: candidate.uuid } })).answer.data
  expect([user_jobs.map(({ uuid, stage }) => [uuid, stage]), hired_strut]).toEqual([[[twin.uuid, 'approved']], 'Y'])
  expect([await filled(0), await hiresIn(vacancies), cards[0]!.uuid === twin.uuid]).toEqual([1, [1], false])
})

test('REP-03 TIM-02 concurrent marks of one card make one hire', async () => {
  const { hire, vacancies, filled } = await selectedIn(1)
  const answers = await Promise.all(Array.from({ length: 8 }, () => hire()))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect([await filled(0), await hiresIn(vacancies)]).toEqual([1, [1]])
})
