import { callLink, chatLink } from '#domain/kernel/phone-links.ts'
import { useText } from '../i18n/language.tsx'

/** Calls the number, and beside it opens a chat. WhatsApp needs the number with its country, so a local one has no chat. */
export function PhoneLink({ phone }: { phone: string }) {
  const t = useText()
  const chat = chatLink(phone)
  return (
    <span>
      <a href={callLink(phone)}>{phone}</a>{' '}
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer" aria-label={t('common.whatsapp', { phone })}>
          {t('common.whatsapp_short')}
        </a>
      )}
    </span>
  )
}
