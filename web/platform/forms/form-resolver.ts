import { type FieldValues, type FieldErrors as FormErrors, get, type Resolver, set } from 'react-hook-form'
import { config, type z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from '#domain/kernel/refusals.ts'
import { type FileRule, fileError } from './file-rule.ts'

// Compiled validators would need 'unsafe-eval' in the content security policy.
config({ jitless: true })

/** Validates the fields by the contract and the files by the form's rules. The messages are keys, translated where they are shown. */
export function formRules(schema: z.ZodType, files: Record<string, FileRule>): (values: FieldValues) => FormErrors<FieldValues> {
  return (values) => {
    const parsed = schema.safeParse(values)
    const errors: FieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error.issues)
    for (const [name, rule] of Object.entries(files)) {
      const key = fileError(values[name] as File | undefined, rule)
      if (key) errors[name] = [key]
    }
    return formErrorsOf(errors)
  }
}

/** The same for the form library. */
export function formResolver(rulesBrokenBy: ReturnType<typeof formRules>): Resolver<FieldValues> {
  return (values) => {
    const errors = rulesBrokenBy(values)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

function formErrorsOf(errors: FieldErrors): FormErrors<FieldValues> {
  const found: FormErrors<FieldValues> = {}
  for (const [name, [key]] of Object.entries(errors)) set(found, name, { type: 'rule', message: key })
  return found
}

/** The fields that are shown as wrong by a rule although what the form holds now satisfies it, because another field was changed. */
export function satisfiedAmong(shown: object, found: object, path = ''): string[] {
  return Object.entries(shown).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const name = path + key
    if (isOfField(error)) return error.type === 'rule' && !get(found, name) ? [name] : []
    return satisfiedAmong(error, found, `${name}.`)
  })
}

/** Counts the wrong fields, including those inside groups. */
export function countErrors(errors: object): number {
  return Object.values(errors).reduce<number>((count, error: unknown) => {
    if (typeof error !== 'object' || error === null) return count
    return count + (isOfField(error) ? 1 : countErrors(error))
  }, 0)
}

const isOfField = (error: object): error is { type: string } => 'type' in error && typeof error.type === 'string'
