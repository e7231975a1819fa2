import { type FieldValues, type FieldErrors as FormErrors, type Resolver, set } from 'react-hook-form'
import { config, type z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from '#domain/kernel/refusals.ts'
import { type FileRule, fileError } from './file-rule.ts'

// Compiled validators would need 'unsafe-eval' in the content security policy.
config({ jitless: true })

/** Validates the fields by the contract and the files by the form's rules. The messages are keys, translated where they are shown. */
export function formResolver(schema: z.ZodType, files: Record<string, FileRule>): Resolver<FieldValues> {
  return (values) => {
    const parsed = schema.safeParse(values)
    const errors: FieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error.issues)
    for (const [name, rule] of Object.entries(files)) {
      const key = fileError(values[name] as File | undefined, rule)
      if (key) errors[name] = [key]
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors: formErrorsOf(errors) } : { values, errors: {} }
  }
}

function formErrorsOf(errors: FieldErrors): FormErrors<FieldValues> {
  const found: FormErrors<FieldValues> = {}
  for (const [name, [key]] of Object.entries(errors)) set(found, name, { type: 'rule', message: key })
  return found
}

/** Counts the wrong fields, including those inside groups. */
export function countErrors(errors: object): number {
  return Object.values(errors).reduce<number>((count, error: unknown) => {
    if (typeof error !== 'object' || error === null) return count
    const isOfField = 'type' in error && typeof error.type === 'string'
    return count + (isOfField ? 1 : countErrors(error))
  }, 0)
}
