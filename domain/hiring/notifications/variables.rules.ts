import { isInterview, type Stage, stages } from '../../kernel/stages.ts'

/** Names that a template may hold as `{{name}}` (TPL-02); the last four only where the stage is an interview. */
const always = ['applicant', 'job'] as const
const ofInterviews = ['date', 'from', 'to', 'sender'] as const
export const variableNames = [...always, ...ofInterviews] as const
export type VariableName = (typeof variableNames)[number]

export function variablesOfStage(stage: Stage): readonly VariableName[] {
  return isInterview(stage) ? variableNames : always
}

/** How a field offers variables, each under the name that its reader knows: as words to insert, and all in one line for its hint. */
export function offeredVariables(names: readonly VariableName[], nameOf: (name: VariableName) => string) {
  const words = names.map((name) => ({ label: nameOf(name), text: `{{${name}}}` }))
  return { words, line: words.map(({ label, text }) => `${text} (${label})`).join(', ') }
}

/**
 * What is wrong with the words in double braces of a text or HTML (TPL-02): one is a variable of interviews and the stage is none, or
 * is no variable at all. Braces without a letter, as {{7*7}}, are text (INJ-05).
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
 * The same of each text of an e-mail, as issues of a form. It is asked beside fields that are wrong themselves, so nothing is sure to
 * be there; until a stage is chosen every variable may stand there.
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
