import { type RawBuilder, sql } from 'kysely'
import { type Language, otherLanguage } from '#domain/kernel/languages.ts'
import { inOrder } from '../../platform/in-order.ts'

/** The name of a skill in a reader's language, or its only name (ADR-0144). `of` is the name of the table in the query. */
export const skillName = (language: Language, of = 'skills') => sql.ref<string>(`${of}.name_${language}`)

/** The sort key of `skillName`. */
export const skillOrder = (language: Language, of = 'skills') => inOrder(`${of}.name_${language}`)

/** The name in the language that is not the reader's; empty when there is none. */
export const otherSkillName = (language: Language, of = 'skills') => {
  const [shown, other] = [sql.ref(`${of}.name_${language}`), sql.ref(`${of}.name_${otherLanguage[language]}`)]
  return sql<string>`case when ${other} = ${shown} then '' else ${other} end`
}

/** The language of `skillName`; null for a name that is the same in both languages. */
export const skillNameLanguage = (language: Language, of = 'skills'): RawBuilder<Language | null> => {
  const [own, other] = [sql.ref(`${of}.language`), sql.ref(`${of}.other_name`)]
  return sql<Language | null>`case when ${other} = '' then ${own} else ${language}::text end`
}
