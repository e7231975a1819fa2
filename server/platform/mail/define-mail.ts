import type { Language } from '#domain/kernel/languages.ts'
import type { MailKind } from '#domain/mail-kinds.ts'
import type { ComposedMail, MailContext } from './mail-parts.ts'

interface MailSource<Kind extends MailKind, Facts extends object> {
  readonly kind: Kind
  /** Pure: the same facts give the same e-mail. */
  readonly compose: (facts: MailContext & Facts) => ComposedMail
  /** Made-up facts by name, one for each version of the e-mail that readers may get. */
  readonly samples: (language: Language) => Readonly<Record<string, NoInfer<Facts>>>
}

/** An e-mail of the site; a file `mails/<name>.mail.ts` holds one. */
export interface DefinedMail<Kind extends MailKind, Facts extends object> {
  readonly kind: Kind
  readonly compose: (facts: MailContext & Facts) => ComposedMail
  /** Composes the e-mail from its sample facts, for previews and tests. */
  readonly previews: (context: MailContext) => Record<string, ComposedMail>
}

export function defineMail<const Kind extends MailKind, Facts extends object>({
  kind,
  compose,
  samples,
}: MailSource<Kind, Facts>): DefinedMail<Kind, Facts> {
  const previews = (context: MailContext) =>
    Object.fromEntries(
      Object.entries(samples(context.language)).map(([name, facts]) => [name, compose({ ...facts, ...context })]),
    )
  return { kind, compose, previews }
}
