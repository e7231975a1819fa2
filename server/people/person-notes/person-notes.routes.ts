import { refuse } from '#domain/kernel/refusals.ts'
import {
  addPersonNoteEndpoint,
  deletePersonNoteEndpoint,
  editPersonNoteEndpoint,
  findNoteColleaguesEndpoint,
  listPersonNotesEndpoint,
} from '#domain/people/person-notes/person-notes.contract.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { findColleagues } from '../../platform/updates/mentions.reads.ts'
import { readUserToChange } from '../users/users.reads.ts'
import { mayDoToNote } from './person-notes.policy.ts'
import { readersOfNotes, readNoteFor, readNotesOn } from './person-notes.reads.ts'
import { presentNoteTo } from './person-notes.views.ts'
import * as writes from './person-notes.writes.ts'

export const noteRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(listPersonNotesEndpoint, async ({ params, query, viewer }) => {
      const person = await readUserToChange(db, viewer, params.id)
      if (!person) return refuse('errors.not_found')
      return answerPage(await readNotesOn(db, person.id, query), presentNoteTo(viewer))
    }),

    route(findNoteColleaguesEndpoint, async ({ params, query, viewer }) => {
      const person = await readUserToChange(db, viewer, params.id)
      if (!person) return refuse('errors.not_found')
      return { data: await findColleagues(db, readersOfNotes(person.id), viewer, query.q) }
    }),

    route(addPersonNoteEndpoint, async ({ params, body, viewer }) => {
      const person = await readUserToChange(db, viewer, params.id)
      if (!person) return refuse('errors.not_found')
      const added = await writes.addNote(platform, viewer, person, body.description)
      return answerChange('comments.added', added, ({ note }) => presentNoteTo(viewer)(note))
    }),

    route(editPersonNoteEndpoint, async ({ params, body, viewer }) => {
      const note = await readNoteFor(db, viewer, params.id)
      if (!note) return refuse('errors.not_found')
      if (!mayDoToNote(note, viewer).edit) return refuse('errors.forbidden')
      const changed = await writes.editNote(platform, viewer, note, body)
      return answerChange('comments.modified', changed, ({ note: row }) => presentNoteTo(viewer)(row))
    }),

    route(deletePersonNoteEndpoint, async ({ params, viewer }) => {
      const note = await readNoteFor(db, viewer, params.id)
      if (!note) return refuse('errors.not_found')
      if (!mayDoToNote(note, viewer).delete) return refuse('errors.forbidden')
      const deleted = await writes.deleteNote(platform, viewer, note)
      return answerChange('comments.deleted', deleted, ({ note: row }) => presentNoteTo(viewer)(row))
    }),
  ]
}
