/** What a person answered in one attempt: some questions of the bank, and whether each answer was right. */
export interface AnswersOfAttempt {
  readonly questions: readonly number[]
  readonly right: readonly boolean[]
}
