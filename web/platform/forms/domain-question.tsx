import { useState } from 'react'
import { get, useFormContext, useWatch } from 'react-hook-form'
import { likelyAddress } from '#domain/kernel/mail-domains.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { MessageBox } from '../ui/message-box.tsx'

/** Asks once about an address whose domain is probably a typing error, and corrects it. It is placed below its field. */
export function DomainQuestion({ name }: { name: string }) {
  const t = useText()
  const { formState, setValue, setFocus } = useFormContext()
  const typed: unknown = useWatch({ name })
  const [confirmed, setConfirmed] = useState<unknown>()
  if (typeof typed !== 'string' || typed === confirmed || !get(formState.touchedFields, name)) return null
  const address = likelyAddress(typed)
  if (!address) return null
  return (
    <MessageBox>
      {t('common.email_meant', { address })}
      <Button
        tone="quiet"
        size="small"
        onClick={() => {
          setValue(name, address, { shouldDirty: true, shouldValidate: true })
          setFocus(name)
        }}
      >
        {t('common.email_correct')}
      </Button>
      <Button
        tone="bare"
        size="small"
        onClick={() => {
          setConfirmed(typed)
          setFocus(name)
        }}
      >
        {t('common.email_keep')}
      </Button>
    </MessageBox>
  )
}
