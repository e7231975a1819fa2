import { z } from 'zod'

// Shapes of settings in the environment.

export const flag = (fallback: boolean) => z.stringbool().default(fallback)

/** A web address without a slash at its end. */
export const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))

export const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)

export const optional = <Shape extends z.ZodType>(shape: Shape) => z.preprocess(blankIsUnset, shape.optional())

/** A text that `read` parses; undefined means that the setting is invalid. */
export const understood = <Value>(read: (text: string) => Value | undefined) =>
  z.string().transform((text, context) => {
    const value = read(text)
    if (value === undefined) context.issues.push({ code: 'custom', input: text })
    return value ?? z.NEVER
  })

/** The parts of a list that commas separate, without the spaces around them. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
