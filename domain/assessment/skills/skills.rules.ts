import { type Language, languages } from '../../kernel/languages.ts'

/** The questions of a test, which a skill needs in one language before it has a test (SPEC-29). */
export const questionsOfAttempt = 10

type ReadyQuestions = Readonly<Record<Language, number>>

/** The languages with enough ready questions for a test of a skill (SPEC-29). */
export function languagesOfTest(ready: ReadyQuestions): Language[] {
  return languages.filter((language) => ready[language] >= questionsOfAttempt)
}
