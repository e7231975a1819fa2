import { describe, expect, onTestFinished, test } from 'vitest'
import { applyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { type BoardEvent, moveCardEndpoint, removeCardEndpoint, watchBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { setTeamEndpoint } from '#domain/hiring/members/members.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { revokeTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { createApp } from '../../app.ts'
import { compose } from '../../compose.ts'
import { openDatabase } from '../../database/open.ts'
import { findViewer } from '../../platform/sessions/find-viewer.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { announceEmailState } from '../cards/announce.writes.ts'
import { boardWatch } from './board-watch.reads.ts'

const site = sharedTestApp()
type Inject = { inject: typeof site.app.inject }

/** A board with one card, its candidate and a recruiter. */
async function board() {
  const { platform, person } = site
  const [recruiter, candidate] = [await person({ role: 'administrator' }), await person()]
  const vacancy = await makeVacancy(platform)
  const card = await makeApplication(platform, vacancy.id, candidate.id)
  const move = (version: number, name_board = 'makeTest', headers: Record<string, string> = {}) =>
    site.call(moveCardEndpoint, { body: { uuid_element: card.uuid, name_board, version }, token: recruiter.token, headers })
  return { recruiter, candidate, vacancy, card, move }
}

/** Opens the live channel of a board and reads from it. */
async function watch(vacancy: { uuid: string }, { token }: TestPerson, on: Inject = site.app) {
  const url = watchBoardEndpoint.path.replace(':job', vacancy.uuid)
  const response = await on.inject({ url, headers: { authorization: `Bearer ${token}` }, payloadAsStream: true })
  const stream = response.stream().setEncoding('utf8')
  onTestFinished(() => void stream.destroy())
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<string>
  let unread = ''
  /** The next event; undefined when the stream has ended. */
  const next = async (): Promise<BoardEvent | undefined> => {
    for (;;) {
      const event = /data: (.*)\n\n/.exec(unread)
      if (event) {
        unread = unread.slice(event.index + event[0].length)
        return JSON.parse(event[1] ?? '') as BoardEvent
      }
      const { value, done } = await chunks.next()
      if (done) return undefined
      unread += value
    }
  }
  return { status: response.statusCode, type: response.headers['content-type'], next }
}

describe('the live channel of a board', () => {
  test('ACC-05 a move of a person whom the viewer may not know of is not announced', async () => {
    const { recruiter, candidate, vacancy, card, move } = await board()
    const stranger = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
    const shown = await makeApplication(site.platform, vacancy.id, (await site.person()).id)
    const hidden = { consent_due_at: new Date(), added_at: new Date() }
    await site.platform.db.updateTable('users').set(hidden).where('id', '=', candidate.id).execute()
    const [theirs, own] = [await watch(vacancy, stranger), await watch(vacancy, recruiter)]
    await move(1)
    const body = { uuid_element: shown.uuid, name_board: 'makeTest', version: shown.version } as const
    await site.call(moveCardEndpoint, { body, token: recruiter.token })
    expect(await own.next()).toMatchObject({ kind: 'moved', uuid_element: card.uuid })
    expect(await theirs.next()).toMatchObject({ kind: 'moved', uuid_element: shown.uuid })
  })

  test('P18 an event is read once for all open boards, however many people watch', async () => {
    const { platform } = site
    const { vacancy, card } = await board()
    const { token } = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
    const viewer = (await findViewer(platform.db, token, platform.now()))!
    let queries = 0
    const watch = boardWatch(
      platform.db.withPlugin({
        transformQuery({ node }) {
          queries += 1
          return node
        },
        transformResult: async ({ result }) => result,
      }),
    )
    const json = JSON.stringify({ kind: 'moved', uuid_element: card.uuid })
    const asked = Array.from({ length: 20 }, () => watch.arrived(json)(viewer))
    expect(new Set(await Promise.all(asked))).toEqual(new Set([true]))
    const admitted = Array.from({ length: 20 }, () => watch.maySee(viewer, vacancy.uuid))
    expect(new Set(await Promise.all(admitted))).toEqual(new Set([true]))
    expect(queries).toBe(2)
    expect(await watch.maySee(viewer, card.uuid)).toBe(false)
  })

  test('BRD-03 SPEC-40: sends applications, moves, removals and notices with the tab that caused them', async () => {
    const { platform, call, person } = site
    const { recruiter, vacancy, card, move } = await board()
    const stream = await watch(vacancy, recruiter)
    expect([stream.status, stream.type]).toEqual([200, 'text/event-stream'])

    await move(1, 'makeTest', { 'x-cantera-tab': 'tab-1' })
    expect(await stream.next()).toEqual({ kind: 'moved', uuid_element: card.uuid, origin: 'tab-1' })

    const other = await person({ cv: true })
    await call(applyEndpoint, { params: { job: vacancy.uuid, user: other.uuid }, token: other.token })
    expect(await stream.next()).toMatchObject({ kind: 'applied', origin: null })

    await announceEmailState(platform, platform.db, { application_id: card.id })
    // The order of the two notices depends on when the mail worker sends.
    const notices = [await stream.next(), await stream.next()]
    expect(notices).toContainEqual({ kind: 'notified', uuid_element: card.uuid, origin: null })

    const written = {
      lang: 'es',
      stage: 'makeTest',
      vacant_id: card.uuid,
      template: { subject: 's', title: 't', message: '<p>m</p>' },
    }
    const headers = { 'x-cantera-tab': 'tab-1' }
    await call(sendStageEmailEndpoint, { body: written, token: recruiter.token, headers })
    expect(await stream.next()).toEqual({ kind: 'notified', uuid_element: card.uuid, origin: 'tab-1' })

    await call(removeCardEndpoint, { params: { id: card.uuid }, token: recruiter.token })
    expect(await stream.next()).toEqual({ kind: 'removed', uuid_element: card.uuid, origin: null })
  })

  test('TEA-02 a limited role cannot watch other boards, and is cut off when it leaves the team', async () => {
    const { recruiter, vacancy, move } = await board()
    const limited = await site.person({ role: [{ module: 'candidates', item: 'view' }], limited: true })
    const setMembers = (members: string[]) =>
      site.call(setTeamEndpoint, { params: { id: vacancy.uuid }, body: { owner: '', members }, token: recruiter.token })
    expect((await watch(vacancy, limited)).status).toBe(404)
    expect((await watch({ uuid: '00000000-0000-4000-8000-000000000000' }, limited)).status).toBe(404)
    const administrator = await watch(vacancy, recruiter)
    await setMembers([limited.uuid])
    // The database notifies of the team after the change has answered; a channel that opens earlier receives that event, too.
    expect(await administrator.next()).toMatchObject({ kind: 'team' })
    const stream = await watch(vacancy, limited)
    expect(stream.status).toBe(200)
    await move(1)
    expect(await stream.next()).toMatchObject({ kind: 'moved' })
    await setMembers([])
    expect(await stream.next()).toBe(undefined)
  })

  test('ACC-05 sends nothing about other boards, refused moves and e-mails without a card', async () => {
    const { recruiter, vacancy, card, move } = await board()
    const elsewhere = await board()
    const stream = await watch(vacancy, recruiter)
    await elsewhere.move(1)
    await announceEmailState(site.platform, site.platform.db, { application_id: null })
    expect((await move(7)).status).toBe(409)
    await move(1, 'reject')
    expect(await stream.next()).toMatchObject({ kind: 'moved', uuid_element: card.uuid })
  })

  test('ACC-05 answers 404 for an unknown board', async () => {
    const { token } = await site.person({ role: 'administrator' })
    expect((await site.call(watchBoardEndpoint, { params: { job: crypto.randomUUID() }, token })).status).toBe(404)
  })

  test('ACC-05 limits the streams of a session, and a closed stream makes room for another', async () => {
    const { vacancy } = await board()
    const [hoarder, other] = [await site.person({ role: 'administrator' }), await site.person({ role: 'administrator' })]
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const open = async ({ token }: TestPerson, signal = leaving.signal) => {
      const headers = { authorization: `Bearer ${token}` }
      return fetch(address + watchBoardEndpoint.path.replace(':job', vacancy.uuid), { headers, signal })
    }
    const first = new AbortController()
    const streams = [await open(hoarder, first.signal)]
    while (streams.length < limits.streamsOfSession) streams.push(await open(hoarder))
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await open(hoarder)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    expect((await open(other)).status).toBe(200)
    first.abort()
    await expect.poll(async () => (await open(hoarder)).status).toBe(200)
  })

  test('ACC-05 ACC-07 ends without another event when the viewer logs out', async () => {
    const { vacancy, move } = await board()
    const leaving = await site.person({ role: 'administrator' })
    const stream = await watch(vacancy, leaving)
    await site.call(revokeTokenEndpoint, { body: { token: leaving.token } })
    await move(1)
    expect(await stream.next()).toBeUndefined()
  })

  test('ACC-05 ACC-07 ends without another event when the viewer loses the module', async () => {
    const { vacancy, move } = await board()
    const changed = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
    const stream = await watch(vacancy, changed)
    await site.platform.db.updateTable('users').set({ role_id: 2 }).where('id', '=', changed.id).execute()
    await move(1)
    expect(await stream.next()).toBeUndefined()
  })
})

test("BRD-03 SPEC-40: two processes over one database deliver each other's moves", async () => {
  const { platform } = site
  const { connectionString = '' } = platform.database.sessions.options
  const database = await openDatabase({ databaseUrl: connectionString, dataDir: site.dataDir })
  const second = await compose(platform.config, database)
  const secondApp = await createApp(second)
  onTestFinished(async () => {
    await secondApp.close()
    await second.jobs.stop()
    await database.close()
  })
  const { recruiter, vacancy, card, move } = await board()
  const [here, there] = [await watch(vacancy, recruiter), await watch(vacancy, recruiter, secondApp)]
  await move(1)
  expect(await there.next()).toMatchObject({ kind: 'moved', uuid_element: card.uuid })
  const body = { uuid_element: card.uuid, name_board: 'approved', version: 2 }
  const headers = { authorization: `Bearer ${recruiter.token}` }
  expect((await secondApp.inject({ method: 'POST', url: moveCardEndpoint.path, headers, payload: body })).statusCode).toBe(200)
  for (const stream of [here, there]) expect(await stream.next()).toMatchObject({ kind: 'moved', uuid_element: card.uuid })
})
