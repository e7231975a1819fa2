import {
  addPersonNoteEndpoint,
  deletePersonNoteEndpoint,
  editPersonNoteEndpoint,
  findNoteColleaguesEndpoint,
  listPersonNotesEndpoint,
} from '#domain/people/person-notes/person-notes.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'

export const access: readonly AccessRow[] = [
  [listPersonNotesEndpoint, viewRequired, async (site) => ({ params: await aPerson(site) })],
  [findNoteColleaguesEndpoint, changeRequired, async (site) => ({ params: await aPerson(site) })],
  [
    addPersonNoteEndpoint,
    changeRequired,
    async (site) => ({ params: await aPerson(site), body: { description: 'Prefiere que la llamen por la tarde.' } }),
  ],
  [
    editPersonNoteEndpoint,
    changeRequired,
    async (site, by) => ({ params: await aNote(site, by), body: { description: 'Otra', version: 1 } }),
  ],
  [deletePersonNoteEndpoint, changeRequired, async (site, by) => ({ params: await aNote(site, by) })],
]

const aPerson = async (site: TestApp) => ({ id: (await site.person()).uuid })

/** A note by the caller, because only its author may change it. */
async function aNote(site: TestApp, by: TestPerson | undefined) {
  const [person, author] = [await site.person(), by ?? (await site.person({ role: 'administrator' }))]
  const { uuid } = await site.platform.db
    .insertInto('person_notes')
    .values({ user_id: person.id, author_id: author.id, body: 'Una nota' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { id: uuid }
}
