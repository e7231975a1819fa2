import { type Language, languages } from '../../kernel/languages.ts'

/** The questions of a test, which a skill needs in one language before it has a test (SPEC-29). */
export const questionsOfAttempt = 10

/** A test with a limit of points ends between these numbers of questions (LEN-01). */
export const leastQuestions = 8
export const mostQuestions = 25

/** The highest limit of points that a skill or a vacancy may set; the lowest is 1. On each side of a limit points are possible. */
export const mostLimit = 99

/** The numbers of questions between which a test ends. */
export interface TestLength {
  readonly least: number
  readonly most: number
}

/**
 * The length of a test: ten questions; or, with limits of points, as many choice questions as it needs, at most those of the bank (LEN-01). A test
 * with written answers keeps its ten questions, because a person rates them later, so that nothing can be decided while it is taken.
 */
export function lengthOfTest(limits: readonly number[], bank: { readonly select: number; readonly text: number }): TestLength {
  if (limits.length === 0 || textsInDraw(bank.text, bank.select + bank.text) > 0)
    return { least: questionsOfAttempt, most: questionsOfAttempt }
  return { least: leastQuestions, most: Math.min(mostQuestions, bank.select) }
}

/** Whether a test has a fixed number of questions. */
export const isOfFixedLength = ({ least, most }: TestLength): boolean => least === most

/** How many of the ten questions are texts, by largest remainder, in a bank of `all` questions with so many texts. A tie goes to the selects. */
export function textsInDraw(texts: number, all: number): number {
  if (all === 0) return 0
  const exact = (questionsOfAttempt * texts) / all
  return exact % 1 > 0.5 ? Math.ceil(exact) : Math.floor(exact)
}

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
