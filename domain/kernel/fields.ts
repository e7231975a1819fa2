import { z } from 'zod'
import { withoutRefusedNulls } from './absent-nulls.ts'
import { personNamePattern, usualName } from './fitting-names.ts'
import { limits } from './limits.ts'
import { addressPattern, isRefusedForLetters, longestAddress, usualAddress } from './mail-address.ts'
import { oneLine, severalLines, usualHyphens, usualSigns } from './plain-text.ts'
import { isWebAddress, wholeAddress } from './web-address.ts'

/**
 * Characters of places and titles: hyphen, slash, ampersand and apostrophe (SPEC-49), plus sign, brackets, dashes, quotation
 * marks, numero and ordinal signs (ADR-0020).
 */
const plainTextPattern = /^[\p{L}\p{M}\p{N} :;.,*#\-–—―/&'+()°№"“”„«»·|]+$/u
/** Optional plus, 7 to 15 digits with spaces, hyphens, parentheses (SPEC-48), dots or slashes between them, and an extension. */
const phonePattern = /^\(?\+?([\d ().\-/]+?)(?:[,;]? ?(?:ext(?:ensi[oó]n|ension)?|anexo|int(?:erno)?|x)\.?:? ?(\d{1,6}))?$/i

const line = (key: string) => z.string(key).transform(oneLine)
const paragraph = (key: string) => z.string(key).transform(severalLines)

/** One line in which lookalike signs are replaced by the usual ones before it is validated. */
const usualLine = (key: string, clean: (text: string) => string, most: number = limits.text.line) =>
  z.string(key).transform(clean).pipe(z.string().min(1, key).max(most, 'errors.too_long'))

/** Required text of one line. `key` is the message when it is empty. */
export const requiredText = (key: string, most: number = limits.text.line) =>
  line(key).pipe(z.string().min(1, key).max(most, 'errors.too_long'))

export const optionalText = (most: number = limits.text.line) =>
  line('errors.bad_request').pipe(z.string().max(most, 'errors.too_long')).default('')

/** Required text of several lines. `key` is the message when it is empty. */
export const requiredParagraph = (key: string) =>
  paragraph(key).pipe(z.string().min(1, key).max(limits.text.paragraph, 'errors.too_long'))

export const optionalParagraph = (most: number = limits.text.paragraph) =>
  paragraph('errors.bad_request').pipe(z.string().max(most, 'errors.too_long')).default('')

/** A place or title: required, at least three characters of the allowed set. */
export const plainText = (requiredKey: string, patternKey: string) =>
  usualLine(requiredKey, usualSigns).pipe(z.string().min(limits.text.minimum, patternKey).regex(plainTextPattern, patternKey))

/** A person's name. */
export const personName = (requiredKey: string, patternKey: string) =>
  usualLine(requiredKey, usualName, limits.text.short).pipe(z.string().regex(personNamePattern, patternKey))

/**
 * An e-mail address; it is lower-cased and trimmed rather than refused (SPEC-10), and its domain is stored as the domain system writes it. The
 * message says so when letters before the @ are the reason.
 */
export const emailAddress = (requiredKey: string, patternKey: string) =>
  z
    .string(requiredKey)
    .transform(usualAddress)
    .pipe(
      z
        .string()
        .min(1, requiredKey)
        .max(longestAddress, patternKey)
        .regex(addressPattern, {
          error: ({ input }) => (isRefusedForLetters(String(input)) ? 'errors.address_letters' : patternKey),
        }),
    )

export const optionalEmailAddress = (patternKey: string) => {
  const address = emailAddress(patternKey, patternKey)
  return z
    .string(patternKey)
    .transform(usualAddress)
    .refine((text) => text === '' || address.safeParse(text).success, patternKey)
}

const longestPhone = 40

/** Replaces full-width digits and brackets in a phone number by the usual ones. */
const phoneSigns = (text: string): string =>
  // A longer text is refused anyway, and normalising one of combining marks would take seconds.
  text.length > 4 * longestPhone ? text : usualHyphens(text.normalize('NFKC'))

export const phone = (requiredKey: string, patternKey: string) =>
  usualLine(requiredKey, phoneSigns, longestPhone).refine((text) => isPhone(text), patternKey)

export const optionalPhone = (patternKey: string) =>
  z
    .string('errors.bad_request')
    .transform(phoneSigns)
    .pipe(z.string().max(longestPhone, 'errors.too_long'))
    .refine((text) => text === '' || isPhone(text), patternKey)
    .default('')

/** Whether a text is a phone number; an extension does not count. */
function isPhone(text: string): boolean {
  const digits = phonePattern.exec(text)?.[1]?.replace(/\D/g, '').length ?? 0
  return digits >= 7 && digits <= 15
}

/** An http(s) address with a dotted host; https:// is added when missing (SPEC-50). */
export const optionalWebsite = (patternKey: string) =>
  optionalText(500)
    .transform(wholeAddress)
    .refine((text) => text === '' || isWebAddress(text), patternKey)

/** A required link with http(s):// and a dotted host, unchanged (PRT-01). Forms complete the address before they send it. */
export const link = (requiredKey: string, patternKey: string) =>
  requiredText(requiredKey, 500).refine((text) => isWebAddress(text), patternKey)

/** An existing calendar date as text, yyyy-mm-dd. */
export const calendarDate = (requiredKey: string, patternKey: string) =>
  usualLine(requiredKey, usualHyphens, 10).refine((text) => isCalendarDate(text), patternKey)

export const optionalDate = (patternKey: string) =>
  z
    .string('errors.bad_request')
    .transform(usualHyphens)
    .pipe(z.string().max(10, 'errors.too_long'))
    .refine((text) => text === '' || isCalendarDate(text), patternKey)
    .default('')

/** Whether a text is an existing day, yyyy-mm-dd. There is no year 0; PostgreSQL refuses it. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** A whole number from one to `most`, as a number or as digits; null for an empty field. */
export const optionalWholeNumber = (key: string, most: number) =>
  z
    .union(
      [
        z.number(),
        z.null(),
        z
          .string()
          .trim()
          .regex(/^\d{0,15}$/, key),
      ],
      key,
    )
    .transform((value) => (value === '' || value === null ? null : Number(value)))
    .pipe(z.int(key).min(1, key).max(most, key).nullable())

/** A positive number with at most two decimals, as a number or as typed with a comma or a point; null for an empty field. */
export const optionalDecimal = (key: string, most: number) =>
  z
    .union(
      [
        z.number(),
        z.null(),
        z
          .string()
          .trim()
          .regex(/^(?:\d{1,12}(?:[.,]\d{1,2})?)?$/, key),
      ],
      key,
    )
    .transform((value) => (value === '' || value === null ? null : Number(String(value).replace(',', '.'))))
    .pipe(z.number(key).positive(key).max(most, key).multipleOf(0.01, key).nullable())

/** A record, named by its uuid or by the number that some documents show (SPEC-02). `key` is the message for anything else. */
export const recordIdOr = (key: string) =>
  z.coerce
    .string(key)
    .max(64, key)
    .regex(/^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[1-9]\d{0,14})$/i, key)

/**
 * A list of records as callers write it: an array of ids, uuids or objects with either, the JSON of such an array, or ids with commas
 * between.
 */
export function recordList(key: string, most: number) {
  const id = z.union([z.string(), z.number()])
  const named = z.union([id, z.object({ uuid: z.string().optional(), id: id.optional() })], key)
  const ids = z.array(recordIdOr(key)).max(most)
  return z
    .union([z.array(named, key).max(most, key), z.string().max(limits.jsonFilterBytes, key)], key)
    .transform((given, context) => {
      const list: readonly unknown[] = typeof given === 'string' ? listOfText(given) : given
      const parsed = ids.safeParse(list.map(nameOfRecord))
      // One message for the whole list, because callers show it at the field.
      if (!parsed.success) context.addIssue({ code: 'custom', message: key })
      return parsed.data ?? z.NEVER
    })
}

/** The items of a list that arrived as text; a text that is not a list has none. */
function listOfText(text: string): unknown[] {
  if (!text.trim().startsWith('['))
    return text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : [text]
  } catch {
    return [text]
  }
}

function nameOfRecord(named: unknown): unknown {
  if (typeof named !== 'object' || named === null) return named
  const { uuid, id } = named as { uuid?: unknown; id?: unknown }
  return uuid ?? id
}

/** A record named in a path. */
export const recordId = recordIdOr('errors.not_found')

/** An optional field of a change. Left out, it keeps its stored value: callers of the documented API do not know it (ADR-0057). */
export const unchangedIfOmitted = <Field extends z.ZodType>(field: z.ZodDefault<Field>) => field.unwrap().optional()

/** For `when` of a rule between fields: it is reported together with the errors of the fields (SPEC-05). */
export const reportTogether = () => true

/** The day for a shape whose rules depend on the day, where OpenAPI publishes it. */
export const anyDay = '9999-12-31'

/**
 * A form whose text fields count as empty while another answer hides them: their old content must not prevent sending. `needless` names the
 * hidden fields.
 */
export function withoutNeedless<Form extends z.ZodType<unknown, object>>(
  form: Form,
  needless: (typed: Partial<z.input<Form>>) => readonly (keyof z.input<Form>)[],
) {
  const emptied = (typed: z.input<Form>): z.input<Form> =>
    typeof typed === 'object' && typed !== null
      ? { ...typed, ...Object.fromEntries(needless(typed).map((name) => [name, ''])) }
      : typed
  return z.preprocess(emptied, form)
}

/** The length of a text as UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}

/** Strict JSON in a path or query, limited in bytes and validated by a shape (SPEC-07). */
export function jsonText<Shape extends z.ZodType>(shape: Shape) {
  return z
    .string()
    .max(limits.jsonFilterBytes, { error: 'errors.bad_filter', abort: true })
    .refine((text) => bytesOf(text) <= limits.jsonFilterBytes, 'errors.bad_filter')
    .transform((text, context): z.output<Shape> => {
      try {
        const parsed = shape.safeParse(withoutRefusedNulls(shape, JSON.parse(text)))
        if (parsed.success) return parsed.data
      } catch {}
      context.addIssue({ code: 'custom', message: 'errors.bad_filter' })
      return z.NEVER
    })
}

/** A number, as a number or as text: forms send text. */
const writtenNumber = z.coerce.number<number | string>('errors.bad_request')

/** One of these numbers, also as text. */
export const oneOfNumbers = <const Numbers extends readonly number[]>(numbers: Numbers) =>
  writtenNumber.pipe(z.literal([...numbers], 'errors.bad_request'))

/** The version that the caller read. A change names it, so that it does not overwrite a newer change. */
export const version = z.int('errors.bad_request')

/**
 * The version that a change names, as a number, or as text beside a file. Without it the change is not checked against others (ADR-0057).
 */
export const versionSeen = z.union([z.literal('').transform(() => undefined), writtenNumber.pipe(version)]).optional()

const isYes = (given: boolean | number | string) => given === true || given === 1 || given === '1' || given === 'true'

/** Yes or no in every spelling that callers use: true and false, 1 and 0, each also as text. `key` is the message for anything else. */
const flagOr = (key: string) => z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], key).transform(isYes)
export const givenFlag = flagOr('errors.bad_request')

/** Yes or no, where empty or left out means no. */
export const flag = z.union([z.literal('').transform(() => false), givenFlag], 'errors.bad_request').default(false)

/** Yes or no, answered as 1 or 0. */
export const digitFlagOr = (key: string) => flagOr(key).transform((yes) => (yes ? 1 : 0))
export const digitFlag = digitFlagOr('errors.bad_request')

/** A required yes. `key` is the message for anything else. */
export const agreement = (key: string) => z.literal([true, 1, '1', 'true'], key).transform(() => true as const)

/** A person's flag, Y or N on the wire. */
export const yesOrNo = z.enum(['Y', 'N'], 'errors.bad_request')
