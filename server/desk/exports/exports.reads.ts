import { sql } from 'kysely'
import type { Mentioned } from '#domain/kernel/mentions.ts'
import { isConfirmedSkill } from '../../assessment/skills/confirmed-skills.reads.ts'
import { skillName, skillOrder } from '../../assessment/skills/skill-names.reads.ts'
import { ownerOfPerson } from '../../people/users/owners.reads.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Reader } from '../../platform/platform.ts'
import { languageOf, type Viewer } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { mentionsOf } from '../../platform/updates/mentions.reads.ts'

interface Skill {
  readonly name: string
  readonly points: number | null
  readonly unrated: number | null
}

interface Note {
  readonly body: string
  readonly mentions: readonly Mentioned[]
}

/**
 * The phone, the birth date, where staff got the data, the owner, the tags, the notes and the skills of people who are on a list and whom the viewer may read about, by their uuid. Each skill has the result
 * of its last finished test.
 */
export async function readFactsOfPeople(db: Reader, viewer: Viewer, uuids: readonly string[]) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .where(sql<boolean>`users.uuid = any(${uuids}::uuid[])`)
    .where(isVisibleTo(viewer))
    .select(ownerOfPerson.as('owner'))
    .select(['users.uuid', 'users.source_note', 'profiles.personal_phone as phone', 'profiles.date_of_birth as birth'])
    .select([
      sql<readonly string[]>`array(
        select tags.name from person_tags join tags on tags.id = person_tags.tag_id
        where person_tags.user_id = users.id order by ${inOrder('tags.name')}
      )`.as('tags'),
      sql<readonly Note[]>`coalesce((
        select json_agg(json_build_object('body', person_notes.body, 'mentions', ${mentionsOf('note_mentions', 'note_id', 'person_notes.id')})
          order by person_notes.id)
        from person_notes where person_notes.user_id = users.id
      ), '[]')`.as('notes'),
      sql<readonly Skill[]>`coalesce((
        select json_agg(json_build_object('name', ${skillName(languageOf(viewer))}, 'points', tested.points, 'unrated', tested.unrated)
          order by ${skillOrder(languageOf(viewer))})
        from user_skills join skills on skills.id = user_skills.skill_id
        left join lateral (
          select points, unrated from attempts
          where attempts.user_id = user_skills.user_id and attempts.skill_id = user_skills.skill_id
            and attempts.state = 'finished' and attempts.archived_at is null
          order by started_at desc limit 1
        ) as tested on true
        where user_skills.user_id = users.id and ${isConfirmedSkill}
      ), '[]')`.as('skills'),
    ])
    .execute()
  return new Map(rows.map((row) => [row.uuid, row]))
}
export type FactsOfPerson = Awaited<ReturnType<typeof readFactsOfPeople>> extends Map<string, infer Facts> ? Facts : never
