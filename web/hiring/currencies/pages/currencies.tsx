import { type CurrencyFields, currencyForm, type listCurrenciesEndpoint } from '#domain/hiring/currencies/currencies.contract.ts'
import { NumberField } from '../../../platform/forms/date-and-number-fields.tsx'
import { Fields } from '../../../platform/forms/fields.tsx'
import { otherNameErrors } from '../../../platform/forms/other-name-errors.ts'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { RecordSection } from '../../../platform/records/record-section.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useCurrencies, useCurrencyChanges } from '../currencies.queries.ts'

/** /currencies/admin: the currencies of salaries (CUR-01). */
export default function Currencies() {
  const t = useText()
  const list = useCurrencies()
  const { add, save, remove } = useCurrencyChanges()
  const columns: ColumnsOf<typeof listCurrenciesEndpoint> = [
    { key: 'code', label: t('currencies.code'), sortable: true, cell: (row) => row.code },
    { key: 'name', label: t('currencies.name'), sortable: true, cell: (row) => row.name },
    { key: 'updated_at', label: t('currencies.updated_at'), sortable: true, cell: (row) => <ShownDate at={row.updated_at} /> },
  ]
  return (
    <div className="page">
      <RecordSection
        texts={{
          title: t('currencies.title'),
          description: t('currencies.description'),
          add: t('currencies.add'),
          edit: t('currencies.edit'),
          empty: t('currencies.empty'),
        }}
        list={list}
        columns={columns}
        nameOf={(row) => row.code}
        mayChange={useMay({ module: 'currencies', item: 'change' })}
        addsIn="dialog"
        form={(row, then) => (
          <RecordForm
            name={`currency:${row?.uuid ?? 'new'}`}
            schema={currencyForm}
            initial={{ code: row?.code ?? '', name: row?.name ?? '', usual_salary: row?.usual_salary ?? '' }}
            submit={(input) => (row ? save(row, input) : add(input))}
            nameOf={({ code }) => code}
            submitLabel={t('common.save')}
            {...then}
          >
            <Fields<CurrencyFields>
              of={{
                code: <TextField name="code" label={t('currencies.code')} autoComplete="off" />,
                name: <TextField name="name" label={t('currencies.name')} errorTexts={otherNameErrors} autoComplete="off" />,
                usual_salary: (
                  <NumberField
                    name="usual_salary"
                    label={t('currencies.usual_salary')}
                    hint={t('currencies.usual_salary_hint')}
                    optional
                  />
                ),
              }}
            />
          </RecordForm>
        )}
        onDelete={remove}
      />
    </div>
  )
}
