import { type Language, languages } from '../../kernel/languages.ts'
import { questionsOfAttempt } from '../attempts/attempts.contract.ts'

/** How many questions of a skill may be asked in each language. */
type ReadyQuestions = Readonly<Record<Language, number>>

/** The languages in which a test of a skill can be taken: those with ten ready questions (SPEC-29). */
export function languagesOfTest(ready: ReadyQuestions): Language[] {
  return languages.filter((language) => ready[language] >= questionsOfAttempt)
}
