import { expect } from 'vitest'
import type { Language } from '#domain/kernel/languages.ts'
import type { ComposedMail, MailContext } from '../platform/mail/mail-parts.ts'

interface Previewed {
  previews(context: MailContext): Record<string, ComposedMail>
}

/** An e-mail as a test reads it; `link` is the address of its button, empty without one. */
export interface ReadMail extends ComposedMail {
  readonly link: string
}

/** The sender that tests and previews use. */
export const sampleSite = { name: 'Cantera', url: 'https://cantera.test', logo: null, colour: null }

/** Composes the samples of an e-mail. Fails where a placeholder is left, or where the parts disagree about the link (MAIL-02). */
export function readSamples({ previews }: Previewed, language: Language): Record<string, ReadMail> {
  return Object.fromEntries(
    Object.entries(previews({ language, site: sampleSite })).map(([name, mail]) => [name, { ...mail, link: linkOf(mail) }]),
  )
}

/** Reads the only sample of an e-mail. */
export function readSample(mail: Previewed, language: Language): ReadMail {
  const [sample, ...others] = Object.values(readSamples(mail, language))
  if (!sample || others.length > 0) throw new Error('This e-mail has several samples: use readSamples.')
  return sample
}

function linkOf({ subject, html, plain, calendar = '' }: ComposedMail): string {
  for (const part of [subject, html, plain, calendar]) expect(part).not.toMatch(/\{\{|undefined|\[object/)
  const link = /<a href="([^"]+)" style="display:inline-block/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  if (link !== '') expect(plain).toContain(`: ${link}\n`)
  return link
}
