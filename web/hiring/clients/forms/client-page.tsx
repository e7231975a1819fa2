import { type ClientFields, type ClientView, clientForm, clientStatuses } from '#domain/hiring/clients/clients.contract.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { Fields } from '../../../platform/forms/fields.tsx'
import { otherNameErrors, TextAreaField, TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordPage } from '../../../platform/records/record-page.tsx'
import { type useClient, useClientChanges } from '../clients.queries.ts'

/** The page that adds a client, or edits the given one (CLI-01). */
export function ClientPage({ title, query }: { title: string; query?: ReturnType<typeof useClient> }) {
  const t = useText()
  const { add, save } = useClientChanges()
  return (
    <RecordPage
      name={`client:${query?.data?.uuid ?? 'new'}`}
      title={title}
      back={{ to: clientScreens.clients.to(), label: t('clients.back') }}
      query={query}
      schema={clientForm}
      fieldsOf={(row: ClientView | undefined) => ({
        name_clients: row?.name_clients ?? '',
        ubication_clients: row?.ubication_clients ?? '',
        status_clients: row?.status_clients ?? 'A',
        notes_clients: row?.notes_clients ?? '',
      })}
      submit={(input, row) => (row ? save(row, input) : add(input))}
      nameOf={(row) => row.name_clients}
    >
      <Fields<ClientFields>
        of={{
          name_clients: <TextField name="name_clients" label={t('clients.name')} errorTexts={otherNameErrors} />,
          ubication_clients: <TextField name="ubication_clients" label={t('clients.location')} />,
          status_clients: (
            <SelectField
              name="status_clients"
              label={t('clients.status')}
              options={clientStatuses.map((value) => ({ value, label: t(`clients.status.${value}`) }))}
            />
          ),
          notes_clients: (
            <TextAreaField name="notes_clients" label={t('clients.notes')} hint={t('clients.notes_hint')} optional />
          ),
        }}
      />
    </RecordPage>
  )
}
