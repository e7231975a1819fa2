import type { Language } from '#domain/kernel/languages.ts'
import type { Reader } from '../../platform/platform.ts'

/** The steps of the hiring process in one language, in order. */
export function readSteps(db: Reader, language: Language) {
  return db
    .selectFrom('hiring_steps')
    .select(['number as number_step', 'description as description_step'])
    .where('language', '=', language)
    .orderBy('number')
    .execute()
}
