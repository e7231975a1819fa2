import { builtInTemplate, templateForIncluded } from '#domain/hiring/candidate-emails/built-in-template.rules.ts'
import { variableValues } from '#domain/hiring/candidate-emails/candidate-emails.rules.ts'
import { isInterview, type Stage, stages } from '#domain/kernel/stages.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import { layoutStage, type StageFacts, stageTexts } from './stage-layout.ts'
import { linkOfStage } from './stage-link.ts'

/** Stages whose built-in words differ for people whom staff put into the vacancy. */
const includedSamples = ['apply', 'reject'] as const

interface Facts extends StageFacts {
  readonly stage: Stage
  /** The test to take next: the row of the candidate's profile. */
  readonly nextTest?: string | null | undefined
}

/** The e-mail about a stage without an interview. Its texts are those of a template. */
export const stageNotificationMail = defineMail({
  kind: 'stage',
  compose(facts: MailContext & Facts) {
    const { language, site, stage, nextTest, applicant, job } = facts
    return layoutStage(facts, {
      values: variableValues({ applicant, job }, language),
      intro: stageTexts[language]['notification.mail.description'],
      link: linkOfStage(stage, language, site.url, nextTest),
    })
  },
  samples(language) {
    const of = stageTexts[language]
    const person = { applicant: of['notification.mail.sample_applicant'], firstName: of['notification.mail.sample_first_name'] }
    const job = of['notification.mail.sample_job']
    const sample = (stage: Stage): Facts => ({ stage, template: builtInTemplate(stage, language), ...person, job })
    const includedIn = (facts: Facts, stage: Stage): Facts => ({
      ...facts,
      template: templateForIncluded(facts.template, stage, language),
    })
    const confirmUrl = `https://cantera.test/confirm/sample?lang=${language}`
    return {
      ...Object.fromEntries(stages.filter((stage) => !isInterview(stage)).map((stage) => [stage, sample(stage)])),
      'apply-answered': { ...sample('apply'), teamAddress: 'marta@agencia.example' },
      'apply-unconfirmed': { ...sample('apply'), confirmUrl },
      ...Object.fromEntries(includedSamples.map((stage) => [`${stage}-included`, includedIn(sample(stage), stage)])),
      'makeTest-next': { ...sample('makeTest'), nextTest: 'sample' },
    }
  },
})
