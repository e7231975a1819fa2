import { contactForm } from '#domain/site/contact/contact.contract.ts'
import { DomainQuestion } from '../../../platform/forms/domain-question.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { sendContactMessage } from '../message.queries.ts'

const empty = { fullname: '', email: '', phone: '', message: '' }

/** Sends a message to the company (PUB-06). */
export function ContactForm({ onSent }: { onSent(): void }) {
  const t = useText()
  return (
    <FormShell name="contact" schema={contactForm} initial={empty} submit={sendContactMessage} onDone={onSent}>
      <TextField name="fullname" label={t('contactus.fullname')} autoComplete="name" />
      <TextField name="email" label={t('contactus.email')} type="email" autoComplete="email" />
      <DomainQuestion name="email" />
      <TextField name="phone" label={t('contactus.phone')} type="tel" autoComplete="tel" optional />
      <TextAreaField name="message" label={t('contactus.message')} />
      <FormEnd label={t('contactus.send')} />
    </FormShell>
  )
}
