import type { UserSkillView } from '#domain/assessment/skills/user-skills.contract.ts'
import { experienceTime } from '#domain/assessment/skills/user-skills.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { UserSkillRow } from './user-skills.reads.ts'

/** A skill of a profile, in its reader's language. */
export function presentUserSkill(row: UserSkillRow, language: Language): UserSkillView {
  return {
    uuid: row.uuid,
    user_id: row.user_id,
    skill: {
      id: row.skill_id,
      uuid: row.skill_uuid,
      name: row.skill_name,
      name_language: row.skill_language,
      skill_test: row.has_test ? 1 : 0,
    },
    experience_time: experienceTime(row.from_date, row.to_date, language),
    experience_timefrom: row.from_date ?? '',
    experience_timeto: row.to_date ?? '',
    note: row.note,
    status_test: row.test_status,
    skill_vacant: row.required ? 1 : 0,
    asked_for: row.asked_for,
    count_questions: row.ready[language],
    ready: row.ready,
    running: row.running,
    attempts_left: row.attempts_left,
    version: row.version,
  }
}

interface Experience {
  readonly experience_timefrom: string
  readonly experience_timeto: string
  readonly note: string
}

/** Maps the form's field names to the columns. */
export function experienceFields({ experience_timefrom, experience_timeto, note }: Experience) {
  return { from_date: experience_timefrom, to_date: experience_timeto, note }
}
