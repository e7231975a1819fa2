import { isInterview, type Stage, stages } from '../../kernel/stages.ts'

/** The variables that a template may use as `{{name}}` (TPL-02); the last four only at interview stages. */
const always = ['applicant', 'job'] as const
const ofInterviews = ['date', 'from', 'to', 'sender'] as const
export const variableNames = [...always, ...ofInterviews] as const
export type VariableName = (typeof variableNames)[number]

export function variablesOfStage(stage: Stage): readonly VariableName[] {
  return isInterview(stage) ? variableNames : always
}

/** The variables that a field offers, under their translated names: as texts to insert, and in one line for the hint. */
export function offeredVariables(names: readonly VariableName[], nameOf: (name: VariableName) => string) {
  const words = names.map((name) => ({ label: nameOf(name), text: `{{${name}}}` }))
  return { words, line: words.map(({ label, text }) => `${text} (${label})`).join(', ') }
}

/**
 * The error of the variables in a text or HTML (TPL-02): a variable of interviews at another stage, or an unknown variable.
 * Braces without a letter, such as {{7*7}}, are text (INJ-05).
 */
export function variableError(text: string, stage: Stage): VariableError | undefined {
  const own: readonly string[] = variablesOfStage(stage)
  const words = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, word = '']) => word.trim())
  const foreign = words.filter((word) => !own.includes(word) && /\p{L}/u.test(word.replace(/&\w+;/g, '')))
  if (foreign.length === 0) return undefined
  const ofOtherStages: readonly string[] = ofInterviews
  return foreign.every((word) => ofOtherStages.includes(word)) ? 'notification.error.variable' : 'notification.error.no_variable'
}
type VariableError = 'notification.error.variable' | 'notification.error.no_variable'

/**
 * The variable errors of an e-mail's texts, as issues of a form. It runs on unvalidated input, so any field may be missing.
 * Before a stage is chosen, every variable is accepted.
 */
export function variableIssues(texts: unknown, stage: unknown): { path: PropertyKey[]; message: VariableError }[] {
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([field, text]) => {
    const message =
      textFields.includes(field) && typeof text === 'string'
        ? variableError(text, isStage(stage) ? stage : 'firstInterview')
        : undefined
    return message ? [{ path: [field], message }] : []
  })
}
const textFields = ['subject', 'title', 'message']
const isStage = (stage: unknown): stage is Stage => (stages as readonly unknown[]).includes(stage)
