import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useDraft } from '../../../platform/session/drafts.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import type { ReplyActionsProps } from '../../../platform/ui/received-reply.tsx'
import { ReplyOffers } from '../../../platform/ui/reply-offers.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { AnswerBox, draftOf } from '../forms/answer-box.tsx'
import { useSettling } from '../replies.queries.ts'
import styles from './reply-actions.module.css'

/** What colleagues do with a reply of a person: answer it in a box under it, or note that it needs no answer (EML-03). */
export default function ReplyActions({ reply, words, at }: ReplyActionsProps) {
  const t = useText()
  const banner = useBanner()
  const draft = useDraft(draftOf(reply))
  const [isOpen, setOpen] = useState(() => draft.read() !== undefined)
  const settle = useSettling()
  const settling = useAction(() => settle(reply.uuid))
  const button = useRef<HTMLButtonElement>(null)
  const wasClosed = useRef(false)
  useEffect(() => {
    if (wasClosed.current && !isOpen) button.current?.focus()
    wasClosed.current = false
  }, [isOpen])
  const close = () => {
    wasClosed.current = true
    setOpen(false)
  }
  return (
    <>
      <div className={styles.actions}>
        {reply.waiting && <Badge tone="yellow">{t('replies.unsettled')}</Badge>}
        <Button ref={button} tone="quiet" size="small" aria-expanded={isOpen} onClick={() => (isOpen ? close() : setOpen(true))}>
          {t('replies.answer')}
        </Button>
        {reply.waiting && !isOpen && (
          <Button
            tone="bare"
            size="small"
            busy={settling.busy}
            onClick={() =>
              void settling.run().then((answer) => {
                if (answer) banner.success(answer.success_message)
              })
            }
          >
            {t('replies.settle')}
          </Button>
        )}
      </div>
      <ReplyOffers {...{ reply, words, at }} />
      <RefusalMessage refusal={settling.refusal} />
      {isOpen && <AnswerBox reply={reply} onClose={close} />}
    </>
  )
}
