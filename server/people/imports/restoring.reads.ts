import { sql } from 'kysely'
import { type CompletedField, completedFields } from '#domain/people/imports/completion.rules.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Added } from './completing.writes.ts'

/** What an undo takes back from a known person. */
export interface Restoration {
  readonly userId: number
  readonly line: number
  readonly fields: readonly { readonly field: CompletedField; readonly value: string }[]
  /** The file of the CV, with its name; null when it stays. */
  readonly cv: number | null
  readonly cvName: string | null
  readonly tags: readonly number[]
  readonly skills: readonly number[]
  readonly skillNames: string
  readonly notes: readonly number[]
  readonly consent: { readonly id: number; readonly due: string } | null
  /** Since when the person must not be contacted, if the import noted that. */
  readonly noContact: string | null
  /** Whether something stays because it was changed since. */
  readonly isKept: boolean
}

interface Row {
  readonly user_id: number
  readonly line: number
  readonly added: Added
  readonly consent_due_at: Date | null
  readonly values: Readonly<Record<CompletedField, string | null>>
  readonly cv_file_id: number | null
  readonly cv_name: string | null
  readonly has_own_account: boolean
  readonly same_account: boolean
  readonly same_profile: boolean
  readonly tags: number[]
  readonly skills: number[]
  readonly skill_names: string
  readonly notes: number[]
  readonly edited_notes: boolean
  readonly used_skills: boolean
  readonly consent: number | null
}

/** Ids of a list in `added`. */
const idsIn = (list: string) => sql`(select jsonb_array_elements_text(coalesce(one.added -> ${list}, '[]'))::bigint)`

/**
 * What an undo takes back from the known people whom an import completed, and what it leaves. A row is untouched while it has the
 * transaction of `completed_people`. A value is untouched while it is the same and its row is, or nobody has an account of their own there
 * who might have saved it again. A consent stays once the person has answered, or an e-mail that needs it was queued.
 */
export async function readRestorations(db: Reader, importId: number, lines?: readonly number[]): Promise<Restoration[]> {
  const { rows } = await sql<Row>`
    select one.user_id, one.line, one.added, one.consent_due_at, users.cv_file_id, files.original_name as cv_name,
      users.password_hash <> 'none' as has_own_account, users.xmin = one.xmin as same_account,
      coalesce(profiles.xmin = one.xmin, false) as same_profile,
      jsonb_build_object('lastname', users.last_name, 'source', users.source_note, 'owner', users.owner_id::text, 'phone', profiles.personal_phone,
        'city', profiles.city, 'country', profiles.country, 'birth', profiles.date_of_birth) as values,
      array(select tag_id from person_tags
        where person_tags.user_id = one.user_id and tag_id in ${idsIn('tags')} and person_tags.xmin = one.xmin) as tags,
      array(select id from person_notes
        where person_notes.user_id = one.user_id and id in ${idsIn('notes')} and person_notes.xmin = one.xmin) as notes,
      exists (select from person_notes
        where person_notes.user_id = one.user_id and id in ${idsIn('notes')} and person_notes.xmin <> one.xmin) as edited_notes,
      array(select id from user_skills where ${isUnusedSkill}) as skills,
      coalesce((select string_agg(skills.name, ', ' order by user_skills.id) from user_skills
        join skills on skills.id = user_skills.skill_id where ${isUnusedSkill}), '') as skill_names,
      exists (select from user_skills
        where user_skills.user_id = one.user_id and id in ${idsIn('skills')} and user_skills.xmin <> one.xmin) as used_skills,
      (select held_consents.id from held_consents
        where held_consents.id = (one.added ->> 'consent')::bigint and held_consents.xmin = one.xmin
          and users.consent_due_at is null and users.password_hash = 'none'
          and not exists (select from consents where consents.user_id = one.user_id)
          and not exists (select from outgoing_emails where outgoing_emails.user_id = one.user_id
            and outgoing_emails.kind not in ('consent', 'held_consent') and outgoing_emails.queued_at >= held_consents.declared_at)
      ) as consent
    from completed_people as one
    join users on users.id = one.user_id and users.deleted_at is null
    left join profiles on profiles.user_id = one.user_id
    left join files on files.id = users.cv_file_id
    where one.import_id = ${importId} and ${lines ? sql`one.line = any(${lines}::integer[])` : sql`true`}
    order by one.line`.execute(db)
  return rows.map(restorationOf)
}

const isUnusedSkill = sql<boolean>`user_skills.user_id = one.user_id and user_skills.id in ${idsIn('skills')}
  and user_skills.xmin = one.xmin and not exists (select from attempts where attempts.user_skill_id = user_skills.id)`

function restorationOf(row: Row): Restoration {
  const { added } = row
  const isUntouched = (field: CompletedField) => {
    const isSame = ['lastname', 'source', 'owner'].includes(field) ? row.same_account : row.same_profile
    return row.values[field] === added.fields?.[field] && (isSame || !row.has_own_account)
  }
  const filled = completedFields.flatMap((field) => {
    const value = added.fields?.[field]
    return value === undefined ? [] : [{ field, value }]
  })
  const fields = filled.filter(({ field }) => isUntouched(field))
  const hasCv = added.cv !== undefined && row.cv_file_id === added.cv
  return {
    ...{ userId: row.user_id, line: row.line, fields, cv: hasCv ? row.cv_file_id : null, cvName: hasCv ? row.cv_name : null },
    ...{ tags: row.tags, skills: row.skills, skillNames: row.skill_names, notes: row.notes },
    consent: row.consent === null ? null : { id: row.consent, due: row.consent_due_at?.toISOString() ?? '' },
    noContact: added.noContact ?? null,
    isKept:
      fields.length < filled.length ||
      (added.cv !== undefined && !hasCv) ||
      row.edited_notes ||
      row.used_skills ||
      (added.consent !== undefined && row.consent === null),
  }
}
