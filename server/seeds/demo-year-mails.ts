import { randomUUID } from 'node:crypto'
import { builtInSource } from '#domain/hiring/candidate-emails/candidate-emails.rules.ts'
import { templateToSend } from '#domain/hiring/candidate-emails/stage-mails.rules.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { isInterview, type Stage, stages } from '#domain/kernel/stages.ts'
import { type CardToNotify, cardsToNotify } from '../hiring/candidate-emails/candidate-emails.reads.ts'
import { composeStageEmail, type StageMail } from '../hiring/candidate-emails/mails/stage-email.ts'
import { answerUrl } from '../hiring/interviews/views/answer-link.ts'
import type { Platform, Tx } from '../platform/platform.ts'
import { mailSiteOf, readMailFrom } from '../platform/site-content.ts'
import type { PlannedStep } from './demo-plan.ts'
import { insertRows, known } from './demo-rows.ts'
import { type AddedApplication, meetingOf, notifiedSteps, type YearIds } from './demo-year-applications.ts'

const minuteMs = 60_000

interface Due {
  readonly application: AddedApplication
  readonly step: PlannedStep
}

/**
 * Adds the e-mails about the stages that the candidates were notified of, as a site without a mail server keeps them. They have the words of
 * the product; none of them waits to be sent.
 */
export async function addYearMails(tx: Tx, platform: Platform, added: readonly AddedApplication[], ids: YearIds): Promise<void> {
  const mails: { due: Due; mail: StageMail; source: string }[] = []
  for (const language of languages) {
    const from = await readMailFrom(platform, tx, language)
    for (const stage of stages) {
      const due = added.filter(({ person }) => person.language === language).flatMap((application) => dueOf(application, stage))
      if (due.length === 0) continue
      const cards = await readCards(tx, due, { stage, language })
      for (const one of due) {
        const card = cards.get(one.application.id)
        if (!card) continue
        const facts = { card, stage, language, template: templateToSend(card, stage, language), now: one.step.at }
        const sender = { site: mailSiteOf(platform, card), colleague: card.owner_address }
        const invitation = invitationOf(platform, one, { language, from, ids })
        const mail = composeStageEmail(platform, { ...facts, ...sender, invitation })
        mails.push({ due: one, mail, source: card.template_uuid ?? builtInSource })
      }
    }
  }
  mails.sort((one, other) => one.due.step.at.getTime() - other.due.step.at.getTime())
  await insertRows(
    tx,
    'outgoing_emails',
    mails.map(({ due: { application, step }, mail, source }) => ({
      ...{
        kind: mail.kind,
        application_id: mail.applicationId ?? null,
        user_id: mail.userId ?? null,
        stage: mail.stage,
        language: mail.language,
      },
      ...{
        to_name: mail.to.name,
        to_address: mail.to.address,
        reply_to: mail.replyTo ?? null,
        subject: mail.subject,
        html: mail.html,
      },
      ...{
        plain: mail.plain,
        calendar: mail.calendar ?? null,
        expires_at: mail.expiresAt ?? null,
        template: source,
        status: 'kept',
        attempts: 1,
      },
      queued_at: new Date(step.at.getTime() + (step.kind === 'applied' ? 0 : 4 * minuteMs)),
      actor_id: step.kind === 'applied' ? null : known(ids.colleagues, application.by).id,
    })),
  )
}

const dueOf = (application: AddedApplication, stage: Stage): Due[] =>
  notifiedSteps(application)
    .filter((step) => step.stage === stage)
    .map((step) => ({ application, step }))

async function readCards(
  tx: Tx,
  due: readonly Due[],
  { stage, language }: { stage: Stage; language: Language },
): Promise<Map<number, CardToNotify>> {
  const rows = await cardsToNotify(tx, stage, language)
    .where(
      'applications.id',
      'in',
      due.map(({ application }) => application.id),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a request says of an interview besides; nothing of it is in an e-mail. */
const unused = { note: '', date: '', from: '', to: '', time_zone: '' } as const

interface Inviting {
  readonly language: Language
  readonly from: Awaited<ReturnType<typeof readMailFrom>>
  readonly ids: YearIds
}

/** The invitation to the interview of a step, if it is one. */
function invitationOf(platform: Platform, { application, step: { stage } }: Due, { language, from, ids }: Inviting) {
  const interview = isInterview(stage) ? application.interviews.find((one) => one.stage === stage) : undefined
  if (!interview) return undefined
  const { sender, place, endsAt } = meetingOf(interview, application, ids.colleagues)
  const next = { uuid: randomUUID(), sequence: 0, organizer: sender, isNew: true, replaces: false }
  const { startsAt } = interview
  return {
    ...next,
    interview: { stage: interview.stage, startsAt, endsAt, timeZone: ids.timeZone, sender, place, ...unused },
    answerUrl: answerUrl(platform, next, application.person.email, language),
    from,
  }
}
