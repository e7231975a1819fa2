import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import { skillName, skillNameLanguage, skillOrder } from '../../assessment/skills/skill-names.reads.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { mayUse, type Viewer } from '../../platform/sessions/viewer.ts'
import { asLimited, isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { hasWords, readWordQuery } from '../../platform/word-queries.ts'
import { hasWordsBeginning } from '../../platform/word-search.ts'

interface Wanted {
  readonly q: string
  readonly chosen?: string | undefined
  readonly active?: string | undefined
  /** Only vacancies that the viewer owns or is a member of. */
  readonly mine?: boolean
}

/**
 * Vacancies to choose from, the newest first, or the chosen one. Viewers without access to vacancies get only those that have been
 * published (ACC-05).
 */
export async function readVacancyChoices(db: Reader, viewer: Viewer, { q, chosen, active, mine }: Wanted) {
  const words = await readWordQuery(db, q)
  return db
    .selectFrom('vacancies')
    .select(['uuid', 'title as name', 'language'])
    .where(isVacancyVisibleTo(mine && viewer.kind === 'person' ? asLimited(viewer) : viewer))
    .$if(chosen !== undefined, (query) => query.where(recordIs('vacancies', chosen ?? '')))
    .$if(!mayUse(viewer, { module: 'candidates', item: 'view' }), (query) => query.where('published_at', 'is not', null))
    .$if(active !== undefined, (query) => query.where('active', '=', true))
    .$if(words !== '', (query) => query.where(hasWords('search', words)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.choices)
    .execute()
}

/** Skills to choose from, found by either name and named in the reader's language, or the chosen one. */
export function readSkillChoices(db: Reader, language: Language, { q, chosen }: Wanted) {
  const words = searchWords(q)
  return db
    .selectFrom('skills')
    .select(['uuid', skillName(language).as('name'), skillNameLanguage(language).as('language')])
    .$if(chosen !== undefined, (query) => query.where(recordIs('skills', chosen ?? '')))
    .$if(words.length > 0, (query) => query.where(hasWordsBeginning('skills.search', words)))
    .orderBy(skillOrder(language))
    .orderBy('id')
    .limit(limits.choices)
    .execute()
}
