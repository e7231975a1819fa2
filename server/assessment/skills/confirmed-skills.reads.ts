import { sql } from 'kysely'

/**
 * Condition that the person in the row of `user_skills` has the skill: they or staff entered it, or dates or a finished test confirm one
 * that a vacancy requires (SPEC-85). Searches, filters, exports and counts of skills need it.
 */
export const isConfirmedSkill = sql<boolean>`(
  not user_skills.only_required or user_skills.from_date is not null or user_skills.test_status <> 0
)`
