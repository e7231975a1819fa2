import { en } from '#domain/hiring/shortlists/shortlists.mail.en.ts'
import { es } from '#domain/hiring/shortlists/shortlists.mail.es.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { findText } from '#domain/kernel/find-text.ts'
import { escapeHtml } from '#domain/mail/mail.rules.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }
/** Keys of texts with a number are written without their ending. */
type Key = keyof typeof es | 'shortlist_mail.subject' | 'shortlist_mail.title'

interface Facts {
  readonly job: string
  /** How many people it presents. */
  readonly people: number
  /** The last day of the link, yyyy-mm-dd. */
  readonly endsOn: string
  /** What the recruiter writes; may be empty. */
  readonly message: string
  /** The name of the recruiter. */
  readonly sender: string
  readonly link: string
  /** Whether the client needs a code, which the recruiter gives them otherwise. */
  readonly hasCode: boolean
  /** The address that answers reach. */
  readonly replyTo: string | undefined
}

/** Sends a client the link of a shortlist (CLT-02). It names no person, because the link can be withdrawn and an e-mail cannot. */
export const shortlistMail = defineMail({
  kind: 'shortlist',
  compose({ language, site, job, people, endsOn, message, sender, link, hasCode, replyTo }: MailContext & Facts) {
    const of = texts[language]
    const say = (key: Key, values: Record<string, string | number> = {}) => findText(of, language, key, values) ?? key
    const paragraphs = [
      message ? paragraphsHtml(message) : paragraphsHtml(say('shortlist_mail.intro', { site: site.name })),
      paragraphsHtml(say('shortlist_mail.how')),
      hasCode ? `<p>${escapeHtml(say('shortlist_mail.code'))}</p>` : '',
    ]
    return layoutMail({
      language,
      site,
      recipient: '',
      subject: say('shortlist_mail.subject', { count: people, job }),
      title: say('shortlist_mail.title', { count: people, job }),
      bodyHtml: paragraphs.join(''),
      facts: [
        { label: say('shortlist_mail.sender'), value: sender },
        { label: say('shortlist_mail.until'), value: formatDay(endsOn, language) },
      ],
      link: { label: say('shortlist_mail.button'), url: link },
      replyTo,
      reachesTeam: true,
    })
  },
  samples(language) {
    const facts = {
      job: { es: 'Analista de datos', en: 'Data analyst' }[language],
      people: 3,
      endsOn: '2026-12-13',
      message: '',
      sender: 'Marta Ríos',
      link: `https://cantera.test/shortlist/c.sample?lang=${language}`,
      hasCode: false,
      replyTo: 'marta@example.com',
    }
    const message = { es: 'Hola, Eva:\n\nAquí van los perfiles.', en: 'Hi Eva,\n\nHere are the profiles.' }[language]
    return { usual: facts, written: { ...facts, message, people: 1, hasCode: true } }
  },
})
