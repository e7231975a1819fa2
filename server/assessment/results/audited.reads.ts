import { sql } from 'kysely'
import { noted } from '../../platform/audit/record-names.ts'
import { shownName } from '../../platform/person-name.ts'

/** How the audit names ratings, tests and skills of people: by the person and what it is about. */
export const auditedResults = {
  rating: sql`(
    select jsonb_build_object(
      'uuid', users.uuid, 'name', ${shownName} || ' · ' || left(question_snapshots.text, 120)
    )
    from ratings
    join attempt_questions using (attempt_id, position)
    join question_snapshots on question_snapshots.id = attempt_questions.snapshot_id
    join attempts on attempts.id = ratings.attempt_id
    join users on users.id = attempts.user_id
    where ratings.id = page.subject_id
  )`,
  attempt: sql`(
    select jsonb_build_object('uuid', users.uuid, 'name', ${shownName} || ' · ' || skills.name)
    from attempts join users on users.id = attempts.user_id join skills on skills.id = attempts.skill_id
    where attempts.id = page.subject_id
  )`,
  user_skill: sql`(
    select jsonb_build_object(
      'uuid', users.uuid, 'name', ${shownName} || ' · ' ||
        coalesce(page.detail ->> 'skill', (select name from skills where id = ${noted('skill_id')}), '')
    )
    from users where id = coalesce(${noted('user_id')}, page.actor_id)
  )`,
}
