import { type Language, languages } from '../../kernel/languages.ts'

/** The questions of a test, which a skill needs in one language before it has a test (SPEC-29). */
export const questionsOfAttempt = 10

type ReadyQuestions = Readonly<Record<Language, number>>

interface SkillNames {
  /** The language of the first name; null for one that is the same in both languages. */
  readonly name_language?: Language | null | undefined
  readonly other_name?: string | undefined
}

/** A name in the other language needs to know the language of the first name (SKA-02). */
export const hasLanguageOfNames = ({ name_language, other_name }: SkillNames) => !other_name || Boolean(name_language)

/** The languages with enough ready questions for a test of a skill (SPEC-29). */
export function languagesOfTest(ready: ReadyQuestions): Language[] {
  return languages.filter((language) => ready[language] >= questionsOfAttempt)
}
