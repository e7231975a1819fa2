import { type Language, languages } from '../../kernel/languages.ts'
import { questionsOfAttempt } from '../attempts/attempts.contract.ts'

type ReadyQuestions = Readonly<Record<Language, number>>

/** The languages with enough ready questions for a test of a skill (SPEC-29). */
export function languagesOfTest(ready: ReadyQuestions): Language[] {
  return languages.filter((language) => ready[language] >= questionsOfAttempt)
}
