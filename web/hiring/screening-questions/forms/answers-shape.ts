import { z } from 'zod'

/** The rules of the questions of a form. `errorsOf` is asked at each check, because questions may change while the form is open. */
export const answersShape = (errorsOf: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>) =>
  z.record(z.string(), z.unknown()).superRefine((values, context) => {
    for (const [field, message] of Object.entries(errorsOf(values))) context.addIssue({ code: 'custom', path: [field], message })
  })
