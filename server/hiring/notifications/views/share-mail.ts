import { en } from '#domain/hiring/notifications/share.mail.en.ts'
import { es } from '#domain/hiring/notifications/share.mail.es.ts'
import { en as vacancyEn } from '#domain/hiring/vacancies/vacancies.en.ts'
import { es as vacancyEs } from '#domain/hiring/vacancies/vacancies.es.ts'
import { agreedSalary, salaryText } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { vacancyScreens } from '#domain/screens.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailSite } from '../../../platform/mail/mail-parts.ts'
import type { SharedVacancy } from '../share.reads.ts'

const texts = { es: { ...vacancyEs, ...es }, en: { ...vacancyEn, ...en } }

interface ShareMail {
  readonly language: Language
  readonly recipient: string
  readonly vacancy: SharedVacancy
  readonly site: MailSite
}

/** The e-mail that sends somebody a vacancy, with the address of its public page in the language of the e-mail (SPEC-44, SPEC-66). */
export function composeShareMail({ language, recipient, vacancy, site }: ShareMail) {
  const of = texts[language]
  const subject = fillVariables(of['share.mail.subject'], { job: vacancy.title })
  const parts = {
    language,
    recipient,
    subject,
    intro: fillVariables(of['share.mail.intro'], { site: site.name }),
    title: vacancy.title,
    bodyHtml: paragraphsHtml(of['share.mail.message']),
    facts: [
      { label: of['share.mail.city'], value: vacancy.city },
      { label: of['share.mail.hours'], value: of[`vacancies.type.${vacancy.employment_type as 'FullTime' | 'PartTime'}`] },
      { label: of['share.mail.work_mode'], value: of[`vacancies.place.${vacancy.work_mode as 'Remote' | 'Present'}`] },
      { label: of['share.mail.salary'], value: salaryOf(vacancy, language) },
      ...(vacancy.closes_on ? [{ label: of['share.mail.closes_on'], value: formatDay(vacancy.closes_on, language) }] : []),
    ],
    link: mailedLink(of['share.mail.open'], site.url, vacancyScreens.vacancy.to({ uuid: vacancy.uuid }), language),
    site,
  }
  return layoutMail(parts)
}

function salaryOf({ salary_mode: mode, salary_min: min, salary_max: max, currency }: SharedVacancy, language: Language): string {
  if (mode === 'agreed') return agreedSalary[language]
  return `${currency} ${salaryText({ mode, min, max }, language)} ${texts[language]['vacancies.monthly']}`
}
