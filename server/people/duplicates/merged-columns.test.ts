import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { endedColumns, joinedColumns, movedColumns, movedOfCards } from './duplicates.writes.ts'

const site = sharedTestApp()

test('INT-05 every column that refers to a person or a card is moved, joined, ended or kept by a merge', async () => {
  const columnsTo = async (target: string) => {
    const { rows } = await sql<{ column: string }>`
      select conrelid::regclass || '.' || attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = ${target}::regclass order by 1`.execute(site.platform.db)
    return rows.map(({ column }) => column)
  }
  const known = [...movedColumns, ...joinedColumns, ...endedColumns, ...columnsOfColleagues, 'deleted_accounts.user_id']
  expect((await columnsTo('users')).filter((column) => !known.includes(column))).toEqual([])
  const cards = [...movedOfCards, 'interviews.application_id', 'staff_notices.application_id']
  expect((await columnsTo('applications')).filter((column) => !(cards as string[]).includes(column))).toEqual([])
})

/** Columns of colleagues, whose accounts are never merged. */
const columnsOfColleagues = [
  'applications.added_by',
  'attempts.archived_by',
  'audit_log.actor_id',
  'comment_mentions.user_id',
  'comments.author_id',
  'contact_messages.read_by',
  'corrections.corrected_by',
  'deleted_accounts.deleted_by',
  'held_consents.declared_by',
  'imports.created_by',
  'note_mentions.user_id',
  'notice_digests.user_id',
  'notice_settings.user_id',
  'outgoing_emails.actor_id',
  'person_notes.author_id',
  'person_tags.added_by',
  'point_changes.actor_id',
  'probable_duplicates.apart_by',
  'questions.broken_by',
  'ratings.rater_id',
  'record_imports.created_by',
  'saved_search_openings.user_id',
  'saved_searches.user_id',
  'settings.changed_by',
  'site_content.changed_by',
  'staff_notices.caused_by',
  'staff_notices.user_id',
  'users.added_by',
  'vacancies.owner_id',
  'vacancy_members.added_by',
  'vacancy_members.user_id',
]
