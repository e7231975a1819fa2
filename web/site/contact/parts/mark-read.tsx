import type { ContactMessageView } from '#domain/site/contact/contact.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useContactMessages } from '../contact.queries.ts'

interface Props {
  message: ContactMessageView
  /** Called when no unread message follows in the list. It moves the focus, because the button disappears. */
  afterLast(): void
}

/** The button that marks a message as read; nothing for a read message. */
export function MarkRead({ message, afterLast }: Props) {
  const t = useText()
  const banner = useBanner()
  const { markRead } = useContactMessages()
  const marking = useAction(async (next: HTMLElement | undefined) => {
    try {
      const { success_message } = await markRead(message)
      banner.success(success_message, { name: message.fullname })
      if (next) next.focus()
      else afterLast()
    } catch (error) {
      banner.refusal(error)
    }
  })
  if (message.status_message === 'R') return null
  return (
    <Button
      data-mark-read
      tone="quiet"
      size="small"
      busy={marking.busy}
      aria-label={t('contactus.mark_read_of', { name: message.fullname })}
      onClick={({ currentTarget }) => void marking.run(nextUnread(currentTarget))}
    >
      {t('contactus.mark_read')}
    </Button>
  )
}

function nextUnread(button: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-mark-read]')]
  return all[all.indexOf(button) + 1]
}
