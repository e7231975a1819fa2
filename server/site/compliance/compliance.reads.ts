import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import type { SiteFacts } from '#domain/site/compliance/compliance.contract.ts'
import { readConsentDays } from '../../people/added-candidates/added-candidates.reads.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import { permissionsOf, rightsOf } from '../../platform/sessions/find-viewer.ts'
import { readSettings, settingIn } from '../../platform/settings.ts'
import { readContent } from '../../platform/site-content.ts'

/** Everything that a site knows about itself for its compliance documents. `holders` of a role are open accounts. */
export async function readSiteFacts(platform: Platform, language: Language) {
  const { db, config } = platform
  const [company, settings, consentDays, attempts, calibration, roles] = await Promise.all([
    readContent(platform, 'company', language),
    readSettings(platform),
    readConsentDays(db),
    db
      .selectNoFrom([
        settingIn('test_attempts', config.attempts.most).as('test_attempts'),
        settingIn('test_attempt_days', config.attempts.days).as('test_attempt_days'),
      ])
      .executeTakeFirstOrThrow(),
    readCalibration(db),
    db
      .selectFrom('roles')
      .select(['name', 'limited', 'requires_factor', rightsOf('roles.id')])
      .select(sql<number>`(select count(*)::integer from users where role_id = roles.id and deleted_at is null)`.as('people'))
      .orderBy('roles.id')
      .execute(),
  ])
  return {
    company: company.version > 1 ? company.content : null,
    settings: {
      idle_minutes: settings.idleMinutes,
      consent_days: consentDays,
      ...attempts,
      test_expiry_hours: settings.testExpiryHours,
    } satisfies SiteFacts['settings'],
    calibration,
    roles: roles.map(({ rights, ...role }) => ({ ...role, permissions: permissionsOf(rights ?? []) })),
  }
}
export type ReadFacts = Awaited<ReturnType<typeof readSiteFacts>>

/** What the last runs of all banks know: how many questions have a difficulty, in how many banks, from how many answers. */
async function readCalibration(db: Reader) {
  const { rows } = await sql<{ questions: number; banks: number; answers: number }>`
    select count(*)::integer as questions, count(distinct run_id)::integer as banks, coalesce(sum(answers), 0)::integer as answers
    from question_difficulties
    where lack is null and run_id in (
      select distinct on (skill_id, language) id from difficulty_runs order by skill_id, language, number desc
    )`.execute(db)
  return rows[0] ?? { questions: 0, banks: 0, answers: 0 }
}
