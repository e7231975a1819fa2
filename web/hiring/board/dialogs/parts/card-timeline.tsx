import type { TimelineEntry } from '#domain/hiring/board/board.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { TextIn, TextWith } from '../../../../platform/i18n/text-in.tsx'
import { sentOrKept } from '../../../../platform/session/kept-mail.ts'
import { Button } from '../../../../platform/ui/button.tsx'
import { ReceivedReply } from '../../../../platform/ui/received-reply.tsx'
import { ShownDate } from '../../../../platform/ui/shown-date.tsx'
import timeline from '../../../../platform/ui/timeline.module.css'
import styles from './applicant-dialog.module.css'

interface Props {
  entries: readonly TimelineEntry[]
  /** Replies to the candidate's e-mail with this subject; left out where nobody may write or where there is no such dialog. */
  onReply?: ((subject: string) => void) | undefined
}

/** The events of an application, newest first. */
export function CardTimeline({ entries, onReply }: Props) {
  const t = useText()
  return (
    <>
      <ol className={timeline.timeline} aria-label={t('board.timeline')}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and two events may have the same time.
          <li key={index}>
            <Words entry={entry} onReply={onReply} />
            <p className={styles.soft}>
              <ShownDate at={entry.at} withTime />
              {entry.by && ` · ${entry.by}`}
            </p>
          </li>
        ))}
      </ol>
      {entries.length === limits.timelineEntries && <p className={styles.soft}>{t('board.timeline_more')}</p>}
    </>
  )
}

function Words({ entry, onReply }: { entry: TimelineEntry; onReply: Props['onReply'] }) {
  const { kind, from, to, text, language, state, tries, reply } = entry
  const t = useText()
  const stage = to ? t(`board.stage.${to}`) : ''
  const words = text ?? ''
  if (kind === 'moved' && from) return <p>{t('board.timeline.moved', { from: t(`board.stage.${from}`), to: stage })}</p>
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
            onReply && (
              <Button tone="quiet" size="small" onClick={() => onReply(reply.subject)}>
                {t('replies.answer')}
              </Button>
            )
          }
        />
      )
    )
  if (kind === 'confirmed' || kind === 'declined' || kind === 'other_time')
    return (
      <>
        <p>{t(`board.timeline.${kind}`)}</p>
        {words && <blockquote>{words}</blockquote>}
      </>
    )
  if (kind !== 'email') return <p>{t(`board.timeline.${kind}`, { text: words })}</p>
  return (
    <>
      <p>
        <TextWith text="board.timeline.email" values={{ text: <TextIn language={language}>{words}</TextIn> }} />
      </p>
      <p className={state === 'failed' ? styles.wrong : styles.soft}>
        {state === 'queued' && tries > 0
          ? t('board.timeline.email_tried', { count: tries })
          : t(`board.timeline.email_${sentOrKept(state, state === 'queued' ? 'kept' : state) ?? 'queued'}`, { count: tries })}
      </p>
    </>
  )
}
