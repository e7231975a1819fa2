import { describe, expect, test } from 'vitest'
import { checkFiles } from './structure/check-files.ts'

describe('tables', () => {
  const people = 'create table people (\n  id bigint primary key\n);\n'
  const notes = {
    'server/people/person-notes/person-notes.tables.sql':
      'create table notes (\n  user_id bigint not null references users,\n  body text\n);\ncreate trigger notes_words after update of body\n  on notes for each row execute function words();\n',
    'server/people/person-notes/person-notes.tables.ts':
      "export const personNotesReferences = { people: { 'notes.user_id': {} } }\n",
    'server/people/person-notes/person-notes.writes.ts':
      "// The trigger notes_words writes the words.\nexport const add = (tx: any) => tx.insertInto('notes')\n",
  }

  test('a table with its statements, a named trigger and one writer passes', () => {
    expect(checkFiles(notes).complaints).toEqual([])
  })

  test('a write by another feature, a column without a statement and a trigger without a name are refused', () => {
    const { complaints } = checkFiles({
      ...notes,
      'server/people/people/people.tables.sql': people,
      'server/people/person-notes/person-notes.tables.ts': 'export const personNotesReferences = {}\n',
      'server/people/person-notes/person-notes.writes.ts':
        "import { sql } from 'kysely'\nexport const add = (tx: any) => sql`update people set id = 1`.execute(tx)\n",
      'server/people/people/people.writes.ts': "export const remove = (tx: any) => tx.deleteFrom('notes').execute()\n",
    })
    expect(complaints.sort()).toEqual([
      expect.stringContaining('people.writes.ts:1  Only server/people/person-notes writes notes'),
      expect.stringContaining('notes.tables.sql:2  server/people/person-notes/person-notes.tables.ts does not say'),
      expect.stringContaining('notes.tables.sql:5  No file that writes this table names the trigger notes_words'),
      expect.stringContaining('notes.writes.ts:2  Only server/people/people writes people'),
    ])
  })
})
