import { useText } from '../i18n/language.tsx'

/** Calls the number, and beside it opens a chat. WhatsApp needs the number with its country, so a local one has no chat. */
export function PhoneLink({ phone }: { phone: string }) {
  const t = useText()
  // The chat takes no extension after the number.
  const chat = phone.replace(/[^+\d ().-].*/, '').replace(/\D/g, '')
  return (
    <span>
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>{' '}
      {phone.startsWith('+') && (
        <a href={`https://wa.me/${chat}`} target="_blank" rel="noreferrer" aria-label={t('common.whatsapp', { phone })}>
          {t('common.whatsapp_short')}
        </a>
      )}
    </span>
  )
}
