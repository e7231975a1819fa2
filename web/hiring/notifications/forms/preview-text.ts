import { escapeHtml, fillVariables } from '#domain/mail/mail.rules.ts'

export interface MessageTexts {
  readonly subject: string
  readonly title: string
  readonly message: string
}

/** Plain texts by the name of a variable: what it stands for, or what will stand there. */
export interface ShownValues {
  readonly known: Readonly<Record<string, string>>
  readonly awaited: Readonly<Record<string, string>>
}

/** Parts the values that are there from those that are awaited, which are named by the labels of their fields. */
export function shownValues(values: Readonly<Record<string, string>>, labels: Readonly<Record<string, string>>): ShownValues {
  const [awaited, known] = [Object.keys(labels).filter((name) => !values[name]), { ...values }]
  for (const name of awaited) delete known[name]
  return { known, awaited: Object.fromEntries(awaited.map((name) => [name, `[${labels[name]}]`])) }
}

/** A text of one line where nothing can be marked, e.g. a choice in a list. */
export function previewLine(text: string, { known, awaited }: ShownValues): string {
  return fillVariables(text, { ...known, ...awaited })
}

/** A message as it will read. What is awaited is marked, so that nobody takes it for the message's own words. */
export function previewHtml({ subject, title, message }: MessageTexts, { known, awaited }: ShownValues): string {
  const values = { ...mapValues(known, escapeHtml), ...mapValues(awaited, (label) => `<mark>${escapeHtml(label)}</mark>`) }
  const heading = title.trim() ? `<h3>${escapeHtml(title)}</h3>` : ''
  return fillVariables(`<p><strong>${escapeHtml(subject)}</strong></p>${heading}${message}`, values)
}

function mapValues(record: Readonly<Record<string, string>>, change: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
