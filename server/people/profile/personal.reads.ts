import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import { skillName, skillOrder } from '../../assessment/skills/skill-names.reads.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import { notifiedStage } from '../../hiring/cards/notified.reads.ts'
import type { Reader } from '../../platform/platform.ts'
import { isExpiring } from '../accounts/unconfirmed.reads.ts'
import { type Section, tableOf } from './own-records.reads.ts'

/**
 * A person with their details and the file of their CV. Also reads which sections of their profile have records, and whether they
 * have been notified of an approval.
 */
export async function readPersonal(db: Reader, userId: number, language: Language, now: Date) {
  const has = (section: Section) => db.selectFrom(tableOf(section)).select('id').where('user_id', '=', userId)
  const personal = db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('files', 'files.id', 'users.cv_file_id')
    .select(['personal_phone', 'home_phone', 'date_of_birth', 'profiles.address', 'address2', 'apartment', 'profiles.city'])
    .select(['profiles.state', 'profiles.country', 'postal_code', 'website', 'about'])
    .select(['users.uuid', 'users.first_name', 'users.last_name', 'users.email', 'users.email_verified_at', 'users.created_at'])
    .select([
      'users.role_id',
      'users.available',
      'users.hired',
      'users.without_experience',
      'files.uuid as cv_uuid',
      'files.original_name as cv_name',
    ])
    .select(isExpiring.as('is_expiring'))
    .select(({ exists, selectFrom }) => [
      exists(selectFrom('user_skills').select('id').where('user_id', '=', userId)).as('has_skills'),
      sql<string[]>`array(
        select ${skillName(language)} from user_skills join skills on skills.id = user_skills.skill_id
        where user_skills.user_id = ${userId} and user_skills.from_date is null order by ${skillOrder(language)}
      )`.as('skills_without_dates'),
      exists(has('work_experience')).as('has_experience'),
      exists(has('education')).as('has_education'),
      // An emergency contact does not count as a reference.
      exists(
        selectFrom('personal_references').select('id').where('user_id', '=', userId).where('kind', '=', sql.lit('reference')),
      ).as('has_references'),
      exists(has('portfolio_items')).as('has_portfolio'),
      exists(
        selectFrom('applications').select('id').where('user_id', '=', userId).where(notifiedStage(now), '=', sql.lit('approved')),
      ).as('knows_of_approval'),
    ])
    .where('users.id', '=', userId)
  const [row] = await plannedOnce(db, personal)
  if (!row) throw new Error(`There is no person ${userId}.`)
  return row
}
export type PersonalRow = Awaited<ReturnType<typeof readPersonal>>
