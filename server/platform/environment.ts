import { z } from 'zod'

// Shapes of settings in the environment. Their messages follow the name of a setting in the sentence that ends a start.

export const flag = (fallback: boolean) => z.stringbool().default(fallback)

/** An address with one of these schemes. Its user, password and options have to be percent-encoded. */
export const urlOf = (...schemes: string[]) =>
  z.string().superRefine((text, context) => {
    const message = problemOfUrl(text, schemes)
    if (message) context.addIssue({ code: 'custom', message, continue: false })
  })

function problemOfUrl(text: string, schemes: readonly string[]): string | undefined {
  const begins = schemes.map((scheme) => `${scheme}://`)
  if (!begins.some((begin) => text.startsWith(begin))) return `has to begin with ${begins.join(' or ')}`
  return needsEncoding(text) ? encodeIt : URL.canParse(text) ? undefined : 'is not an address'
}

/** What an address needs that needsEncoding reports. */
export const encodeIt =
  'has a user or password with a character that needs percent-encoding: %25 for %, %23 for #, %2F for /, %3F for ?'

/** Whether the user or the password of an address seems to contain a character that ends this part, or a bare percent sign. */
export function needsEncoding(text: string): boolean {
  const rest = text.replace(/^\w+:\/\//, '')
  const login = rest.slice(0, Math.max(rest.lastIndexOf('@'), 0))
  const isLogin = login.includes(':') && !/[=&]/.test(login.replace(/^[^/?#]*/, ''))
  return isLogin && (/[/?#]/.test(login) || /%(?![\da-f]{2})/i.test(login))
}

/** A web address without a slash at its end. */
export const address = urlOf('https', 'http').transform((text) => text.replace(/\/+$/, ''))

/** Whether an address leads to this machine alone. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address)
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** A random text: one that repeats a letter thirty-two times is long but easy to guess. */
export const secret = z
  .string()
  .min(32, 'has fewer than 32 characters')
  .refine((text) => new Set(text).size >= 10, 'has fewer than ten different characters')

export const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)

export const optional = <Shape extends z.ZodType>(shape: Shape) => z.preprocess(blankIsUnset, shape.optional())

/** A text that `read` parses; undefined means that the setting is invalid, for the reason of `message`. */
export const understood = <Value>(read: (text: string) => Value | undefined, message: string) =>
  z.string().transform((text, context) => {
    const value = read(text)
    if (value === undefined) context.issues.push({ code: 'custom', input: text, message })
    return value ?? z.NEVER
  })

/** The parts of a list that commas separate, without the spaces around them. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The reason of an issue whose shape states none. */
export function reasonOf(issue: z.core.$ZodRawIssue): string {
  const characters = issue.code === 'too_small' || issue.code === 'too_big' ? issue.origin === 'string' : false
  if (issue.code === 'too_small')
    return characters ? `has fewer than ${issue.minimum} characters` : `is less than ${issue.minimum}`
  if (issue.code === 'too_big') return characters ? `has more than ${issue.maximum} characters` : `is more than ${issue.maximum}`
  if (issue.code === 'invalid_value') return `is none of ${issue.expected === 'stringbool' ? '1 and 0' : issue.values.join(', ')}`
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'is not an e-mail address'
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'is not a whole number'
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'is not a number'
  return 'is not understood'
}

/** One setting with each reason, and never its value. */
export function explainSettings(issues: readonly z.core.$ZodIssue[]): string {
  // The first reason of each setting counts.
  const reasons = new Map(issues.toReversed().map(({ path: [name], message }) => [String(name), message]))
  const each = [...reasons].toReversed()
  if (each.length === 1) return `${each[0]?.join(' ')}. docs/guide/settings.md says what it takes.`
  const all = each.map(([name, reason]) => `${name} (${reason})`).join(', ')
  return `These settings cannot be used as they are: ${all}. docs/guide/settings.md says what each one takes.`
}
