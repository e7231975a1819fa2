import type { FieldErrors } from './refusals.ts'

/** Turns zod's issues into field errors; the messages of the issues are message keys. Apart from the refusals, because forms load it. */
export function fieldErrorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || '_'
    errors[field] ??= []
    if (!errors[field].includes(issue.message)) errors[field].push(issue.message)
  }
  return errors
}
