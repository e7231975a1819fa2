import { escapeHtml, fillVariables } from '#domain/mail/mail.rules.ts'

export interface MessageTexts {
  readonly subject: string
  readonly title: string
  readonly message: string
}

/** Plain texts by variable name: known values, and the labels of unknown ones. */
export interface ShownValues {
  readonly known: Readonly<Record<string, string>>
  readonly awaited: Readonly<Record<string, string>>
}

/** Separates known values from unknown ones, which get the labels of their fields. */
export function shownValues(values: Readonly<Record<string, string>>, labels: Readonly<Record<string, string>>): ShownValues {
  const [awaited, known] = [Object.keys(labels).filter((name) => !values[name]), { ...values }]
  for (const name of awaited) delete known[name]
  return { known, awaited: Object.fromEntries(awaited.map((name) => [name, `[${labels[name]}]`])) }
}

/** A one-line preview, where nothing can be marked, such as an option of a select list. */
export function previewLine(text: string, { known, awaited }: ShownValues): string {
  return fillVariables(text, { ...known, ...awaited })
}

/** The message with its values. Unknown values are marked, so that nobody takes them for text of the message. */
export function previewHtml({ subject, title, message }: MessageTexts, { known, awaited }: ShownValues): string {
  const values = { ...mapValues(known, escapeHtml), ...mapValues(awaited, (label) => `<mark>${escapeHtml(label)}</mark>`) }
  const heading = title.trim() ? `<h3>${escapeHtml(title)}</h3>` : ''
  return fillVariables(`<p><strong>${escapeHtml(subject)}</strong></p>${heading}${message}`, values)
}

function mapValues(record: Readonly<Record<string, string>>, change: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
