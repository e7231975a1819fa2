import { mailedSource } from '#domain/hiring/applications/source.rules.ts'
import { en } from '#domain/hiring/candidate-emails/share.mail.en.ts'
import { es } from '#domain/hiring/candidate-emails/share.mail.es.ts'
import { en as vacancyEn } from '#domain/hiring/vacancies/vacancies.en.ts'
import { es as vacancyEs } from '#domain/hiring/vacancies/vacancies.es.ts'
import { shownSalary } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import type { SharedVacancy } from '../share.reads.ts'

const texts = { es: { ...vacancyEs, ...es }, en: { ...vacancyEn, ...en } }

interface Facts {
  /** The name in the greeting; empty for somebody whose name is not known. */
  readonly recipient: string
  readonly vacancy: Omit<SharedVacancy, 'id' | 'active'>
  /** The address that answers reach the team at; undefined when nobody reads them. */
  readonly teamAddress?: string | undefined
  /** The link that ends such e-mails; undefined for somebody without an account. */
  readonly stopUrl?: string | undefined
}

/**
 * Sends somebody a vacancy. Its button leads to the public page in the language of the e-mail (SPEC-44, SPEC-66), and says that the e-mail
 * was the source of an application (INT-06).
 */
export const sharedVacancyMail = defineMail({
  kind: 'share',
  compose({ language, site, recipient, vacancy, teamAddress, stopUrl }: MailContext & Facts) {
    const of = texts[language]
    const link = mailedLink(of['share.mail.open'], site.url, vacancyScreens.vacancy.to({ uuid: vacancy.uuid }), language)
    return layoutMail({
      language,
      site,
      recipient,
      subject: fillVariables(of['share.mail.subject'], { job: vacancy.title }),
      intro: fillVariables(of['share.mail.intro'], { site: site.name }),
      title: vacancy.title,
      bodyHtml: paragraphsHtml(of['share.mail.message']),
      facts: [
        { label: of['share.mail.city'], value: vacancy.city },
        { label: of['share.mail.hours'], value: of[`vacancies.type.${vacancy.employment_type}`] },
        { label: of['share.mail.work_mode'], value: of[`vacancies.place.${vacancy.work_mode}`] },
        { label: of['share.mail.salary'], value: salaryOf(vacancy, language) },
        ...(vacancy.closes_on ? [{ label: of['share.mail.closes_on'], value: formatDay(vacancy.closes_on, language) }] : []),
      ],
      replyTo: teamAddress,
      reachesTeam: true,
      ...(stopUrl && { unsubscribe: { label: of['share.mail.stop'], url: stopUrl } }),
      link: { ...link, url: `${link.url}&source=${mailedSource}` },
    })
  },
  samples(language): Record<string, Facts> {
    const vacancy = {
      uuid: '22222222-2222-4333-8444-555555555555',
      title: { es: 'Analista de datos', en: 'Data analyst' }[language],
      city: 'Bogotá',
      employment_type: 'FullTime',
      work_mode: 'Remote',
      currency: 'COP',
      closes_on: '2026-03-31',
      salary_mode: 'range',
      salary_min: 4_000_000,
      salary_max: 5_500_000,
    } as const
    return {
      range: { recipient: 'Ana', vacancy },
      answered: {
        recipient: 'Ana',
        vacancy,
        teamAddress: 'marta@agencia.example',
        stopUrl: 'https://cantera.test/suggestions/x',
      },
      agreed: { recipient: 'Ana', vacancy: { ...vacancy, salary_mode: 'agreed', closes_on: null } },
    }
  },
})

function salaryOf(
  { salary_mode: mode, salary_min: min, salary_max: max, currency }: Facts['vacancy'],
  language: Language,
): string {
  if (mode === 'agreed') return texts[language]['share.mail.salary_agreed']
  return `${currency} ${shownSalary({ mode, min, max }, language)} ${texts[language]['vacancies.monthly']}`
}
