import { type ContactFields, type ContactView, contactForm } from '#domain/hiring/clients/client-page.contract.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { Fields } from '../../../platform/forms/fields.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import type { SectionForm } from '../../../platform/records/record-section.tsx'
import { useContactChanges } from '../clients.queries.ts'

interface Props extends SectionForm {
  client: string
  row: ContactView | undefined
}

/** Adds or changes a contact of a client (CLT-01). */
export function ContactForm({ client, row, ...then }: Props) {
  const t = useText()
  const { add, save } = useContactChanges(client)
  return (
    <RecordForm
      name={`contact:${row?.uuid ?? `new of ${client}`}`}
      schema={contactForm}
      initial={{
        name: row?.name ?? '',
        role: row?.role ?? '',
        email: row?.email ?? '',
        phone: row?.phone ?? '',
        note: row?.note ?? '',
        main: row?.main ?? false,
      }}
      submit={(input) => (row ? save(row, input) : add(input))}
      nameOf={({ name }) => name}
      submitLabel={t('common.save')}
      {...then}
    >
      <Fields<ContactFields>
        of={{
          name: <TextField name="name" label={t('clients.contact_name')} autoComplete="off" />,
          role: <TextField name="role" label={t('clients.contact_role')} autoComplete="off" optional />,
          email: <TextField name="email" label={t('clients.contact_email')} type="email" autoComplete="off" optional />,
          phone: <TextField name="phone" label={t('clients.contact_phone')} type="tel" autoComplete="off" optional />,
          note: <TextAreaField name="note" label={t('clients.contact_note')} optional />,
          main: <CheckboxField name="main" label={t('clients.contact_main')} />,
        }}
      />
    </RecordForm>
  )
}
