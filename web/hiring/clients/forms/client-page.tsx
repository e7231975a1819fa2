import type { ReactNode } from 'react'
import { type ClientFields, type ClientView, clientForm, clientStatuses } from '#domain/hiring/clients/clients.contract.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { Fields } from '../../../platform/forms/fields.tsx'
import { otherNameErrors } from '../../../platform/forms/other-name-errors.ts'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordEditor } from '../../../platform/records/record-editor.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { type useClient, useClientChanges } from '../clients.queries.ts'

interface Props {
  title: string
  query?: ReturnType<typeof useClient>
  below?: ReactNode
}

/** The page that adds a client, or edits the given one (CLI-01). */
export function ClientPage({ title, query, below }: Props) {
  const t = useText()
  const { add, save } = useClientChanges()
  return (
    <div className="page">
      <PageHead title={title} back={{ to: clientScreens.clients.to(), label: t('clients.back') }} />
      <RecordEditor
        name={`client:${query?.data?.uuid ?? 'new'}`}
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
        doneAt={() => clientScreens.clients.to()}
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
      </RecordEditor>
      {below}
    </div>
  )
}
