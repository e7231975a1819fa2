import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { obstacleToWriting } from '#domain/hiring/candidate-emails/addressees.rules.ts'
import { type InterviewData, listStageTemplatesEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { formatPeriod } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { languages } from '#domain/kernel/languages.ts'
import { isInterview, type Stage } from '#domain/kernel/stages.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { ApiRefusal, asRefusal } from '../../../platform/client/api-refusal.ts'
import { queryKey } from '../../../platform/client/query-key.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'
import { TextIn, TextWith } from '../../../platform/i18n/text-in.tsx'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { requestedTemplate, sendStageEmail, stageTemplates } from '../candidate-emails.queries.ts'
import { InterviewFields } from './interview-fields.tsx'
import { MessageFields } from './message-fields.tsx'
import styles from './stage-email-dialog.module.css'
import { interviewFields, noTexts, stageEmailForm } from './stage-email-form.ts'

interface Props {
  card: BoardCard
  stage: Stage
  /** The candidate's name. */
  name: string
  job: { readonly name_job: string; readonly language: Language }
  /** Stands above the message, such as the reason for a rejection. */
  top?: ReactNode
  /** `held`: the e-mail waits for a possible undo. */
  onSent(held: boolean): void
  /** The card has left this stage. The dialog keeps what was typed when it gets the new stage. */
  onStale(): void
  onClose(): void
}

/** Writes to a candidate about their current stage (NTF-01), or says why that is impossible and what to do (SPEC-77, EML-01). */
export default function StageEmailDialog(props: Props) {
  const t = useText()
  const { card, stage, name, top, onClose } = props
  const { uuid, email, consent_due_at: due } = card.user
  const obstacle = obstacleToWriting(card.user, card)
  return (
    <ModalShell
      open
      title={t('notification.title', { name })}
      size={isInterview(stage) && !obstacle ? 'broad' : 'wide'}
      onClose={onClose}
    >
      {top}
      {obstacle ? (
        <>
          <MessageBox tone="info">
            <span>
              {obstacle === 'no_contact' && t('notification.error.no_contact')}
              {obstacle === 'no_address' && t('notification.error.no_address')}
              {obstacle === 'unreached' && t('notification.unreached', { address: email })}
              {obstacle === 'no_consent' && (
                <TextWith text="notification.no_consent" values={{ name, date: <ShownDate at={due ?? ''} /> }} />
              )}
            </span>
          </MessageBox>
          <div className={styles.buttons}>
            <Button autoFocus onClick={onClose}>
              {t('common.close')}
            </Button>
            <LinkButton tone="quiet" to={userScreens.userProfile.to({ uuid })}>
              {t(obstacle === 'unreached' ? 'notification.correct_address' : 'notification.open_profile')}
            </LinkButton>
          </div>
        </>
      ) : (
        <Message {...props} />
      )}
    </ModalShell>
  )
}

/** Times are in the browser's time zone, or in that of the interview that is rescheduled (SPEC-43). */
function Message({ card, stage, name, job, onSent, onStale, onClose }: Props) {
  const t = useText()
  const session = useSession()
  const banner = useBanner()
  const queries = useQueryClient()
  const moved = card.notified_stage === stage ? card.interview : null
  const isNotified = card.notified_stage === stage && ['queued', 'sent', 'kept'].includes(card.notice)
  const timeZone = moved?.time_zone ?? ownTimeZone()
  const schema = useMemo(() => stageEmailForm(stage, timeZone), [stage, timeZone])
  return (
    <>
      <Description stage={stage} job={job} confirmed={card.user.confirmed} />
      <FormShell
        name={`notification:${card.uuid_element}:${stage}`}
        schema={schema}
        initial={{
          lang: card.user.language,
          choice: '',
          template: noTexts,
          interview_data: interviewFields(moved, session),
        }}
        submit={async ({ lang, choice, template, interview_data }) => {
          const texts = await queries.ensureQueryData(stageTemplates(stage, lang, card.added, card.uuid_element))
          const chosen = texts.find(({ uuid }) => uuid === choice)
          return sendStageEmail({
            lang,
            stage,
            vacant_id: card.uuid_element,
            template: chosen ? requestedTemplate(chosen) : template,
            interview_data: isInterview(stage) ? { ...(interview_data as InterviewData), time_zone: timeZone } : '',
          }).catch((error) => {
            if (asRefusal(error).code !== 'errors.stale') throw error
            onStale()
            throw new ApiRefusal(409, 'notification.error.moved')
          })
        }}
        onDone={({ data: { hold_seconds: seconds } }) => {
          banner.success(sentOrKept(seconds > 0 ? 'notification.held' : 'notification.leaves', 'notification.kept'), {
            name,
            count: seconds,
          })
          // Not invalidated: the dialog closes, which would end the new request and bring the old answer back.
          queries.removeQueries({ queryKey: queryKey(listStageTemplatesEndpoint) })
          onSent(seconds > 0)
          onClose()
        }}
      >
        <KnownBefore moved={moved} name={name} isNotified={isNotified} />
        <Sides {...{ card, stage, name, job, timeZone }} repeats={moved !== null} />
        <FormEnd label={t('notification.send')} long>
          <Button tone="quiet" onClick={onClose}>
            {t('notification.close')}
          </Button>
        </FormEnd>
      </FormShell>
    </>
  )
}

interface SidesProps extends Pick<Props, 'card' | 'stage' | 'name' | 'job'> {
  timeZone: string
  repeats: boolean
}

/** The slot of an interview, and beside it the message with its preview; at other stages the message alone. */
function Sides({ card, stage, name, job, timeZone, repeats }: SidesProps) {
  const t = useText()
  return (
    <div className={styles.sides} data-two={isInterview(stage)}>
      {isInterview(stage) && <InterviewFields timeZone={timeZone} card={card.uuid_element} />}
      <div className={styles.message}>
        <SelectField
          name="lang"
          label={t('notification.language')}
          hint={t('notification.language_hint')}
          options={languages.map((value) => ({ value, label: t(`vacancies.language.${value}`) }))}
        />
        <MessageFields
          {...{ stage, repeats }}
          applicant={name}
          job={job.name_job}
          included={card.added}
          card={card.uuid_element}
        />
      </div>
    </div>
  )
}

interface KnownProps {
  /** The interview that moves. */
  moved: BoardCard['interview']
  name: string
  isNotified: boolean
}

/** What the candidate knows already. */
function KnownBefore({ moved, name, isNotified }: KnownProps) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <>
      {moved && <MessageBox>{t('notification.moves_interview', { name })}</MessageBox>}
      {moved?.answer === 'other_time' && (
        <MessageBox>
          {t('notification.asked_other_time', {
            when: formatPeriod(moved.starts_at, moved.ends_at, language, moved.time_zone),
            note: moved.answer_note,
          })}
        </MessageBox>
      )}
      {!moved && isNotified && <MessageBox>{t('notification.told_before', { name })}</MessageBox>}
    </>
  )
}

function Description({ stage, job, confirmed }: Pick<Props, 'stage' | 'job'> & { confirmed: boolean }) {
  const t = useText()
  return (
    <p>
      <TextWith
        text="notification.description"
        values={{ stage: t(`board.stage.${stage}`), job: <TextIn language={job.language}>{job.name_job}</TextIn> }}
      />{' '}
      {!confirmed && <Badge tone="yellow">{t('notification.unconfirmed')}</Badge>}
    </p>
  )
}
