import { type RawBuilder, sql } from 'kysely'
import type { emailStates } from '#domain/hiring/board/board.contract.ts'
import type { MailTemplate } from '#domain/hiring/candidate-emails/built-in-template.rules.ts'
import { freeTemplate, type StageEmailRequest } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import type { Hold } from '#domain/hiring/candidate-emails/stage-mails.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { FieldErrors } from '#domain/kernel/refusals.ts'
import { firstStage, type Stage } from '#domain/kernel/stages.ts'
import { inOrder } from '../../platform/in-order.ts'
import { isBarredFrom } from '../../platform/mail/own-application.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { cleanRichTexts } from '../../platform/rich-text.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { siteColumns } from '../../platform/site-content.ts'
import { readLastMove } from '../cards/moves.reads.ts'

/**
 * The status of the last e-mail about the card's current stage, if the candidate was last notified of this stage (SPEC-40, SPEC-64).
 * The status counts again when the card returns to the stage without another notice in between. For queries that read from
 * `applications`.
 */
export const emailStateOf: RawBuilder<(typeof emailStates)[number]> = sql`coalesce((
  select mail.status from outgoing_emails mail
  where mail.application_id = applications.id and mail.stage = applications.stage
    and applications.notified_stage = applications.stage
  order by mail.id desc limit 1
), 'not_notified')`

const cardColumns = [
  'applications.version',
  'applications.id',
  'applications.uuid',
  'applications.stage',
  'applications.notified_stage',
  'applications.source_kind',
  'users.id as user_id',
  'users.uuid as user_uuid',
  'users.email_verified_at',
  'users.consent_due_at',
  'users.undelivered_address',
  'users.first_name',
  'users.last_name',
  'users.email',
  'users.time_zone as own_time_zone',
  'vacancies.title as job',
  'vacancies.uuid as vacancy_uuid',
] as const

/** The skill row of the candidate's profile whose test is next for the vacancy, if there is one. */
const nextTest = sql<string | null>`(
  select own.uuid from vacancy_skills
  join skills on skills.id = vacancy_skills.skill_id and skills.has_test and skills.active
  join user_skills own on own.skill_id = skills.id and own.user_id = applications.user_id and own.test_status = 0
  where vacancy_skills.vacancy_id = applications.vacancy_id order by ${inOrder('skills.name')} limit 1
)`

/** The address of the colleague who owns the vacancy (TEA-01). */
const ownerAddress = sql<string | null>`(
  select owners.email from users as owners where owners.id = vacancies.owner_id and owners.deleted_at is null
)`

/** The address of a colleague who acts. */
export async function readOwnAddress(tx: Reader, { id }: { readonly id: number }): Promise<string | undefined> {
  const row = await tx.selectFrom('users').select('email').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
  return row?.email
}

const cards = (db: Reader) =>
  db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(cardColumns)
    .select(ownerAddress.as('owner_address'))
    .select(nextTest.as('next_test'))
    .select(isBarredFrom(sql`applications.id`).as('is_barred'))
    .where('applications.removed_at', 'is', null)
    .where('users.deleted_at', 'is', null)

/**
 * A card on the board with its candidate and vacancy, locked until the transaction ends. Named by the application's uuid or
 * number. With the candidate's `email`, it is named by the vacancy or by the application's uuid. Undefined also when the viewer may not read
 * about the vacancy.
 */
export function readCard(
  tx: Tx,
  viewer: Viewer,
  { vacant_id: id, email }: { readonly vacant_id: string; readonly email: string },
) {
  const isApplication = recordIs('applications', id)
  return (
    cards(tx)
      .where(isVacancyVisibleTo(viewer))
      .where(isKnownTo(viewer))
      .$if(email === '', (query) => query.where(isApplication))
      .$if(email !== '', (query) =>
        query
          .where('users.email', '=', email)
          .where((where) => where.or([recordIs('vacancies', id), ...(isNumber(id) ? [] : [isApplication])])),
      )
      .forUpdate('applications')
      // The account is not erased before the e-mail is in the outbox, where the erasure finds it (RAC-01).
      .forKeyShare('users')
      .executeTakeFirst()
  )
}

const isNumber = (id: string) => /^\d+$/.test(id)

/**
 * A query for cards with the data of a stage's e-mail: the default template of the language, if there is one, and the sender. `db`
 * may be a statement that writes these tables first.
 */
export const cardsToNotify = (db: Reader, stage: Stage, language: Language) =>
  cards(db)
    .leftJoin('notification_templates as template', (join) =>
      join.on('template.stage', '=', stage).on('template.language', '=', language).on('template.is_default', '=', sql.lit(true)),
    )
    .select(['template.uuid as template_uuid', 'template.subject', 'template.title', 'template.message_html'])
    .select(siteColumns(language))
export type CardToNotify = NonNullable<Awaited<ReturnType<ReturnType<typeof cardsToNotify>['executeTakeFirst']>>>

export type Card = NonNullable<Awaited<ReturnType<typeof readCard>>>

/** The last e-mail about a card's stage. */
export function readLastUpdate(tx: Tx, applicationId: number, stage: Stage) {
  return tx
    .selectFrom('outgoing_emails')
    .select(['uuid', 'subject', 'html', 'to_address', 'queued_at', 'status'])
    .where('application_id', '=', applicationId)
    .where('stage', '=', stage)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** When the candidate was last notified of a stage, in the future while that e-mail waits for a possible undo; and when before the last move. */
export async function readNotifiedAt(tx: Tx, applicationId: number): Promise<Pick<Hold, 'notifiedAt' | 'notifiedBeforeMove'>> {
  const move = await readLastMove(tx, applicationId)
  const { notified_at: notifiedAt } = await tx
    .selectFrom('applications')
    .select('notified_at')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return { notifiedAt, notifiedBeforeMove: move?.notified_before }
}

/** The unsent e-mails about stages after the first, locked so that no worker takes one until the transaction ends. */
export function readUnsent(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('outgoing_emails')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('status', '=', 'queued')
    .where('kind', '=', 'stage')
    .where('stage', '!=', firstStage)
    .forUpdate()
    .execute()
}

/** The text of an e-mail: the stored template that the request names, or its own text with safe markup; else the errors of its fields. */
export async function readChosenTemplate(
  db: Reader,
  { template, stage }: Pick<StageEmailRequest, 'template' | 'stage'>,
): Promise<(MailTemplate & { uuid?: string }) | { errors: FieldErrors }> {
  if ('uuid' in template) {
    const chosen = await readTemplate(db, template.uuid, stage)
    return chosen ?? { errors: { 'template.uuid': ['notification.error.template'] } }
  }
  const { clean, errors } = cleanRichTexts({ message: freeTemplate.shape.message }, template)
  if (errors.message) return { errors: { 'template.message': errors.message } }
  return { subject: template.subject, title: template.title, messageHtml: clean.message }
}

/** A template of the stage by its uuid or number. */
async function readTemplate(db: Reader, id: string, stage: Stage): Promise<(MailTemplate & { uuid: string }) | undefined> {
  return db
    .selectFrom('notification_templates')
    .select(['uuid', 'subject', 'title', 'message_html as messageHtml'])
    .where(recordIs('notification_templates', id))
    .where('stage', '=', stage)
    .executeTakeFirst()
}

/**
 * The last e-mail of each template to the candidate of a card at a stage, leaving out failed ones. Empty for a card that the viewer may not
 * read about.
 */
export async function readTemplatesSent(db: Reader, viewer: Viewer, card: string, stage: Stage) {
  const rows = await db
    .selectFrom('outgoing_emails as mail')
    .innerJoin('applications', 'applications.id', 'mail.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .distinctOn('mail.template')
    .select(['mail.template', 'mail.queued_at', 'mail.status'])
    .where(recordIs('applications', card))
    .where('applications.removed_at', 'is', null)
    .where('mail.stage', '=', stage)
    .where('mail.template', 'is not', null)
    .where('mail.status', '<>', 'failed')
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
    .orderBy('mail.template')
    .orderBy('mail.id', 'desc')
    .execute()
  return new Map(rows.map(({ template, ...last }) => [template, last]))
}

/** The templates of a stage in a language, the default first (NTF-01). */
export function readStageTemplates(db: Reader, stage: Stage, language: Language) {
  return db
    .selectFrom('notification_templates')
    .select(['uuid', 'stage', 'language', 'is_default', 'subject', 'title', 'message_html'])
    .where('stage', '=', stage)
    .where('language', '=', language)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
}
