import { clientMessageForm } from '#domain/hiring/replies/client-messages.contract.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { RichTextField } from '../../../platform/forms/rich-text-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useWritingToContact } from '../replies.queries.ts'
import { Signature } from './answer-box.tsx'

interface Props {
  client: string
  contact: { readonly uuid: string; readonly name: string }
  /** The subject of the conversation so far; empty without one. */
  subject: string
  onDone(): void
}

/** Writes to a contact of a client (CLT-01). What is typed stays when the form closes. */
export function ClientMessageForm({ client, contact, subject, onDone }: Props) {
  const t = useText()
  const banner = useBanner()
  const write = useWritingToContact(client, contact.uuid)
  return (
    <FormShell
      name={`client-message:${contact.uuid}`}
      schema={clientMessageForm}
      initial={{ subject, message: '' }}
      submit={write}
      onDone={() => {
        banner.success(sentOrKept('replies.sent', 'replies.kept'))
        onDone()
      }}
    >
      <TextField name="subject" label={t('notification.subject')} autoComplete="off" />
      <RichTextField name="message" label={t('notification.message')} />
      <Signature />
      <FormEnd label={t('clients.message_send')} />
    </FormShell>
  )
}
