import { type ComponentType, Suspense } from 'react'
import type { TimelineEntry } from '#domain/hiring/board/timeline.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { ReceivedReply, type ReplyActionsProps } from '../../../../platform/ui/received-reply.tsx'
import { SentMail } from '../../../../platform/ui/sent-mail.tsx'
import { ShownDate } from '../../../../platform/ui/shown-date.tsx'
import timeline from '../../../../platform/ui/timeline.module.css'
import styles from './applicant-dialog.module.css'

interface Props {
  entries: readonly TimelineEntry[]
  /** What staff do with a reply; left out where they may not write. */
  actions?: ComponentType<ReplyActionsProps> | undefined
}

/** The events of an application, newest first. */
export function CardTimeline({ entries, actions }: Props) {
  const t = useText()
  return (
    <>
      <ol className={timeline.timeline} aria-label={t('board.timeline')}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and two events may have the same time.
          <li key={index}>
            <Words entry={entry} actions={actions} />
            <p className={styles.soft}>
              {entry.brought === 'undated' ? t('board.timeline.undated') : <ShownDate at={entry.at} withTime={!entry.brought} />}
              {entry.by && entry.kind !== 'email' && ` · ${entry.by}`}
              {entry.brought && ` · ${t('board.timeline.of_before')}`}
            </p>
          </li>
        ))}
      </ol>
      {entries.length === limits.timelineEntries && <p className={styles.soft}>{t('board.timeline_more')}</p>}
    </>
  )
}

/** Answers of the candidate to an invitation, and of a client to a shortlist. */
const answers = ['confirmed', 'declined', 'other_time', 'client_yes', 'client_no', 'client_comment'] as const
type Answer = (typeof answers)[number]
const isAnswer = (kind: TimelineEntry['kind']): kind is Answer => (answers as readonly string[]).includes(kind)

function Words({ entry, actions: Actions }: { entry: TimelineEntry; actions: Props['actions'] }) {
  const { kind, by, from, to, from_step, to_step, text, language, state, tries, mail, reply } = entry
  const t = useText()
  const stage = to ? t(`board.stage.${to}`) : ''
  const words = text ?? ''
  if (kind === 'moved' && from) {
    const left = t(`board.stage.${from}`)
    const at = from_step ? t('steps.timeline_moved', { stage: left, step: from_step }) : left
    return <p>{t('board.timeline.moved', { from: at, to: stage })}</p>
  }
  if (kind === 'stepped') {
    const none = t('steps.no_step')
    return <p>{t('steps.timeline', { from: from_step ?? none, to: to_step ?? none, stage })}</p>
  }
  if (kind === 'comment')
    return (
      <>
        <p>{t('board.timeline.comment')}</p>
        <blockquote>{words}</blockquote>
      </>
    )
  if (kind === 'reply' || kind === 'automatic_reply')
    return (
      reply && (
        <ReceivedReply
          {...{ reply, words }}
          automatic={kind === 'automatic_reply'}
          actions={
            Actions && (
              <Suspense>
                <Actions {...{ reply, words }} at={entry.at} />
              </Suspense>
            )
          }
        />
      )
    )
  if (isAnswer(kind))
    return (
      <>
        <p>{t(`board.timeline.${kind}`)}</p>
        {words && <blockquote>{words}</blockquote>}
      </>
    )
  if (kind !== 'email') return <p>{t(`board.timeline.${kind}`, { text: words })}</p>
  return <SentMail {...{ by, language, state, tries, mail }} subject={words} />
}
