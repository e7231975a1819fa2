import { expect, test } from 'vitest'
import { mayChangeNote } from './notes.ts'

test.each([
  [
    { mayWrite: true, isAuthor: true, isAdministrator: false },
    { edit: true, delete: true },
  ],
  [
    { mayWrite: true, isAuthor: false, isAdministrator: false },
    { edit: false, delete: false },
  ],
  [
    { mayWrite: true, isAuthor: false, isAdministrator: true },
    { edit: false, delete: true },
  ],
  [
    { mayWrite: false, isAuthor: true, isAdministrator: false },
    { edit: false, delete: false },
  ],
])('SPEC-18 POO-01 of a note, %o may %o', (changer, may) => {
  expect(mayChangeNote(changer)).toEqual(may)
})
