import { type FieldValues, type FieldErrors as FormErrors, get, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'
import { fieldErrorsOf } from '#domain/kernel/field-errors.ts'
import type { FieldErrors } from '#domain/kernel/refusals.ts'
import { type FileRule, fileError } from './file-rule.ts'

export type FormRules = ReturnType<typeof formRules>

/**
 * The rules of a form: those of the contract for its fields, and its own for files. The messages are keys, translated where they are shown.
 * A function as `schema` loads the contract's rules. When they cannot be loaded, the server's answer says what is wrong.
 */
export function formRules(schema: z.ZodType | (() => Promise<z.ZodType>), files: Record<string, FileRule>) {
  let known = typeof schema === 'function' ? undefined : schema
  return {
    async load(): Promise<void> {
      if (typeof schema === 'function') known ??= await schema().catch(() => undefined)
    },
    isLoaded: () => known !== undefined,
    brokenBy(values: FieldValues): FormErrors<FieldValues> {
      // Compiled validators would need 'unsafe-eval' in the content security policy.
      const parsed = known?.safeParse(values, { jitless: true })
      const errors: FieldErrors = parsed?.error ? fieldErrorsOf(parsed.error.issues) : {}
      for (const [name, rule] of Object.entries(files)) {
        const key = fileError(values[name] as File | undefined, rule)
        if (key) errors[name] = [key]
      }
      return formErrorsOf(errors)
    },
  }
}

/** The same for the form library, which waits for rules that are not loaded yet. */
export function formResolver(rules: FormRules): Resolver<FieldValues> {
  const answer = (values: FieldValues) => {
    const errors = rules.brokenBy(values)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  return (values) => (rules.isLoaded() ? answer(values) : rules.load().then(() => answer(values)))
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
