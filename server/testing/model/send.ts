import {
  finishTestEndpoint,
  getTestQuestionsEndpoint,
  saveTestAnswerEndpoint,
  startTestEndpoint,
} from '#domain/assessment/attempts/attempts.contract.ts'
import { applyEndpoint, withdrawApplicationEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { moveCardEndpoint, removeCardEndpoint, undoMoveEndpoint } from '#domain/hiring/board/board.contract.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { deleteUserEndpoint, restoreUserEndpoint } from '#domain/people/users/users.contract.ts'
import { endDueAttempts } from '../../assessment/attempts/ending.writes.ts'
import { eraseDueAccounts } from '../../people/users/erasure.writes.ts'
import type { TestApp } from '../app.ts'
import { importPeople, peopleCsv, undoWholeImport } from '../import-files.ts'
import { type Answer, done, type Kind, type Request, type RequestOf, refused } from './requests.ts'
import { daysOfGrace } from './state.ts'
import { addressOf, logIn, type World } from './world.ts'

type Sent = Awaited<ReturnType<TestApp['call']>>
interface Body {
  readonly apply?: string
  readonly data?: { readonly version: number; readonly name_board: string; readonly changed_column?: boolean }
}

const read = ({ status, text, refusal }: Sent, learn: (body: Body) => Record<string, unknown> = () => ({})): Answer =>
  status < 400 ? done(learn(JSON.parse(text) as Body)) : refused(refusal.error_message)

const senders: { [K in Kind]: (world: World, request: RequestOf<K>) => Promise<Answer> } = {
  async apply({ site, people, vacancies }, { person, vacancy }) {
    const { uuid, token } = people[person]!
    const params = { job: vacancies[vacancy]!.uuid, user: uuid }
    return read(await site.call(applyEndpoint, { token, params, body: {} }), ({ apply }) => ({ apply }))
  },
  async withdraw({ site, people }, { person, card }) {
    return read(await site.call(withdrawApplicationEndpoint, { token: people[person]!.token, params: { uuid: card } }))
  },
  async move(world, { by, card, stage, before, version }) {
    const body = { uuid_element: card, name_board: stage, before, ...(version !== undefined && { version }) }
    return read(await asStaff(world, by, moveCardEndpoint, { body }), ({ data }) => ({
      stage: data?.name_board,
      version: data?.version,
      changed: data?.changed_column,
    }))
  },
  async undo(world, { by, card, version }) {
    const body = { uuid_element: card, version }
    return read(await asStaff(world, by, undoMoveEndpoint, { body }), ({ data }) => ({
      stage: data?.name_board,
      version: data?.version,
    }))
  },
  remove: async (world, { by, card }) => read(await asStaff(world, by, removeCardEndpoint, { params: { id: card } })),
  async start({ site, people, windows }, { person, window, again }) {
    const { token, userSkill } = people[person]!
    const body = { language: 'es', window: windows[window], agreed: true, ...(again && { again: true }) }
    const started = await site.call(startTestEndpoint, { token, params: { user_skill_uuid: userSkill! }, body })
    return read(started, testOf)
  },
  async answer(world, { person, window, position, choice }) {
    const { site, bank, people, windows } = world
    const { token, userSkill } = people[person]!
    const question = (await questionAt(world, person, position)) ?? bank.questions[0]!
    const answer = { question_uuid: question.uuid, answer_uuid: question.answers[choice] }
    const body = { indice: position, user_skill_uuid: userSkill, window: windows[window], ...answer }
    return read(await site.call(saveTestAnswerEndpoint, { token, body }), testOf)
  },
  async finish({ site, people }, { person }) {
    const { token, userSkill } = people[person]!
    return read(await site.call(finishTestEndpoint, { token, params: { uuid: userSkill! } }))
  },
  async merge(world, { by, stays, leaves }) {
    const body = { stays: world.people[stays]!.uuid, leaves: world.people[leaves]!.uuid }
    return read(await asStaff(world, by, mergePeopleEndpoint, { body }))
  },
  async close(world, { by, person }) {
    const body = { uuid: world.people[person]!.uuid, reason: 'Lo pidió la persona' }
    return read(await asStaff(world, by, deleteUserEndpoint, { body }))
  },
  async reopen(world, { by, person }) {
    return read(await asStaff(world, by, restoreUserEndpoint, { body: { uuid: world.people[person]!.uuid } }))
  },
  async logIn(world, { person }) {
    await logIn(world, world.people[person]!)
    return done()
  },
  async pass({ site }) {
    site.passSeconds((daysOfGrace + 1) * 24 * 3600)
    await endDueAttempts(site.platform)
    return done()
  },
  async erase({ site }) {
    await eraseDueAccounts(site.platform)
    return done()
  },
  async import(world, { by, added, known, vacancy }) {
    const rows = [
      ...added.map(({ firstName, email }) => [firstName, world.name, email]),
      ...known.map((person) => ['Conocida', world.name, addressOf(world.name, person)]),
    ]
    const file = peopleCsv('Nombre;Apellido;Correo', ...rows.map((row) => row.join(';')))
    const chosen = vacancy === null ? ({} as const) : ({ vacancy: world.vacancies[vacancy]!.uuid, known: 'add' } as const)
    const { id, done: ran } = await importPeople(world.site, world.staff[by]!, file, chosen)
    world.imports.push(id)
    return done({ on_board: ran.on_board })
  },
  async undoImport(world, { by, number }) {
    return read((await undoWholeImport(world.site, world.staff[by]!, world.imports[number]!)).started)
  },
}

export const send = (world: World, request: Request): Promise<Answer> =>
  (senders[request.kind] as (world: World, request: Request) => Promise<Answer>)(world, request)

const asStaff = <E extends Endpoint>(
  { site, staff }: World,
  by: number,
  endpoint: E,
  input: Parameters<typeof site.call<E>>[1],
) => site.call(endpoint, { ...input, token: staff[by]!.token })

/** What a candidate sees of their test. */
export async function lookAtTest({ site, people, windows }: World, person: number, window: number): Promise<Answer> {
  const { token, userSkill } = people[person]!
  const params = { user_skill_uuid: userSkill!, language: 'es' as const }
  return read(await site.call(getTestQuestionsEndpoint, { token, params, query: { window: windows[window]! } }), testOf)
}

function testOf({ data }: Body) {
  const { state, answered, attempts_left: left } = data as unknown as { state: string; answered: number; attempts_left: number }
  return { state, answered, left }
}

/** The question at a position of the person's last attempt. */
async function questionAt({ site, bank, people }: World, person: number, position: number) {
  const row = await site.platform.db
    .selectFrom('attempt_questions')
    .innerJoin('attempts', 'attempts.id', 'attempt_questions.attempt_id')
    .select('question_id')
    .where('user_id', '=', people[person]!.id)
    .where('position', '=', position)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return bank.questions.find(({ id }) => id === row?.question_id)
}
