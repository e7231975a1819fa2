import { type ClientFields, type ClientView, clientForm, clientStatuses } from '#domain/hiring/clients/clients.contract.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { type FeeTerms, feeErrors } from '#domain/hiring/clients/fees.rules.ts'
import { AmountField } from '../../../platform/forms/amount-field.tsx'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { Fields } from '../../../platform/forms/fields.tsx'
import { otherNameErrors } from '../../../platform/forms/other-name-errors.ts'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordEditor } from '../../../platform/records/record-editor.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { type TermChoices, useTermChoices } from '../../placements/placements.queries.ts'
import { type useClient, useClientChanges } from '../clients.queries.ts'

interface Props {
  title: string
  query?: ReturnType<typeof useClient>
}

const schema = clientForm.superRefine((fields, context) => {
  const wrong = Object.entries(feeErrors(fields as FeeTerms) ?? {})
  for (const [field, keys] of wrong) context.addIssue({ code: 'custom', path: [field], message: keys[0] ?? '' })
})

/** The page that adds a client, or edits the given one (CLI-01). */
export function ClientPage({ title, query }: Props) {
  const t = useText()
  const uuid = query?.data?.uuid
  const back = uuid
    ? { to: clientScreens.client.to({ uuid }), label: t('clients.back_to_page') }
    : { to: clientScreens.clients.to(), label: t('clients.back') }
  return (
    <div className="page">
      <PageHead title={title} back={back} />
      <AsyncSection query={useTermChoices()}>{(choices) => <ClientEditor query={query} choices={choices} />}</AsyncSection>
    </div>
  )
}

function ClientEditor({ query, choices }: Pick<Props, 'query'> & { choices: TermChoices }) {
  const t = useText()
  const { add, save } = useClientChanges()
  return (
    <RecordEditor
      name={`client:${query?.data?.uuid ?? 'new'}`}
      query={query}
      schema={schema}
      fieldsOf={(row: ClientView | undefined) => ({
        name_clients: row?.name_clients ?? '',
        ubication_clients: row?.ubication_clients ?? '',
        status_clients: row?.status_clients ?? 'A',
        tax_number: row?.tax_number ?? '',
        owner: row?.owner?.uuid ?? '',
        fee_percent: row?.fee_percent ?? '',
        fee_amount: row?.fee_amount ?? null,
        fee_currency: row?.fee_currency ?? '',
        terms: row?.terms ?? '',
        notes_clients: row?.notes_clients ?? '',
      })}
      submit={(input, row) => (row ? save(row, input) : add(input))}
      nameOf={(row) => row.name_clients}
      doneAt={({ uuid }) => clientScreens.client.to({ uuid })}
      long
    >
      {(row) => <Fields<ClientFields> of={{ ...nameFields(t), ...feeFields(t, choices), ...workFields(t, choices, row) }} />}
    </RecordEditor>
  )
}

type Say = ReturnType<typeof useText>

const nameFields = (t: Say) => ({
  name_clients: <TextField name="name_clients" label={t('clients.name')} errorTexts={otherNameErrors} />,
  ubication_clients: <TextField name="ubication_clients" label={t('clients.location')} />,
  tax_number: <TextField name="tax_number" label={t('clients.tax_number')} hint={t('clients.tax_number_hint')} optional />,
})

const feeFields = (t: Say, { currencies }: TermChoices) => ({
  fee_percent: (
    <TextField
      name="fee_percent"
      label={t('clients.fee_percent')}
      hint={t('clients.fee_percent_hint')}
      inputMode="decimal"
      autoComplete="off"
      width="short"
      optional
    />
  ),
  fee_amount: <AmountField name="fee_amount" label={t('clients.fee_amount')} hint={t('clients.fee_amount_hint')} optional />,
  fee_currency: (
    <SelectField
      name="fee_currency"
      label={t('clients.fee_currency')}
      options={currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
      placeholder
      optional
    />
  ),
  terms: <TextAreaField name="terms" label={t('clients.terms')} hint={t('clients.terms_hint')} optional />,
})

/** Owner, status and note. The owner of before stays on offer after their role has lost the clients. */
function workFields(t: Say, { owners }: TermChoices, row: ClientView | undefined) {
  const owner = row?.owner
  const offered = owner && !owners.some(({ uuid }) => uuid === owner.uuid) ? [owner, ...owners] : owners
  return {
    owner: (
      <SelectField
        name="owner"
        label={t('clients.owner')}
        hint={t('clients.owner_hint')}
        options={[
          { value: '', label: t('clients.no_owner') },
          ...offered.map(({ uuid, fullname }) => ({ value: uuid, label: fullname })),
        ]}
        optional
      />
    ),
    status_clients: (
      <SelectField
        name="status_clients"
        label={t('clients.status')}
        options={clientStatuses.map((value) => ({ value, label: t(`clients.status.${value}`) }))}
      />
    ),
    notes_clients: <TextAreaField name="notes_clients" label={t('clients.notes')} hint={t('clients.notes_hint')} optional />,
  }
}
