import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FeeTerms } from '#domain/hiring/clients/fees.rules.ts'
import type { Colleague } from '#domain/hiring/members/members.contract.ts'
import { feeByTerms, type SalaryPeriod, salaryPeriods } from '#domain/hiring/placements/fees.rules.ts'
import type { PlacementFields } from '#domain/hiring/placements/placements.contract.ts'
import { AmountField } from '../../../platform/forms/amount-field.tsx'
import { RadioField, SelectField } from '../../../platform/forms/choice-fields.tsx'
import { DateField, NumberField } from '../../../platform/forms/date-and-number-fields.tsx'
import { Fields } from '../../../platform/forms/fields.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import type { TermChoices } from '../placements.queries.ts'

interface Props {
  choices: TermChoices
  /** The terms by which a new placement gets its fee; absent for one that has it. */
  terms?: FeeTerms
  /** The owner of before stays on offer after their role has lost the clients. */
  owner: Colleague | null
}

/** The fields of a placement (PLC-01). */
export function PlacementFieldsOf({ choices, terms, owner }: Props) {
  const t = useText()
  const currencies = choices.currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))
  const owners = owner && !choices.owners.some(({ uuid }) => uuid === owner.uuid) ? [owner, ...choices.owners] : choices.owners
  const hasTerms = Boolean(terms?.fee_percent || terms?.fee_amount)
  return (
    <>
      {terms && <FeeByTerms terms={terms} />}
      <Fields<PlacementFields>
        of={{
          starts_on: <DateField name="starts_on" label={t('placements.starts_on')} />,
          salary: <AmountField name="salary" label={t('placements.salary')} />,
          salary_period: (
            <RadioField
              name="salary_period"
              label={t('placements.salary_period')}
              options={salaryPeriods.map((value) => ({ value, label: t(`placements.salary_period.${value}`) }))}
            />
          ),
          currency: <SelectField name="currency" label={t('placements.currency')} options={currencies} placeholder />,
          fee: (
            <AmountField
              name="fee"
              label={t('placements.fee')}
              hint={terms && t(hasTerms ? 'placements.fee_hint' : 'placements.fee_unknown')}
            />
          ),
          fee_currency: <SelectField name="fee_currency" label={t('placements.fee_currency')} options={currencies} placeholder />,
          guarantee_days: (
            <NumberField
              name="guarantee_days"
              label={t('placements.guarantee_days')}
              hint={t('placements.guarantee_hint')}
              optional
            />
          ),
          owner: (
            <SelectField
              name="owner"
              label={t('placements.owner')}
              hint={t('placements.owner_hint')}
              options={[
                { value: '', label: t('placements.everybody') },
                ...owners.map(({ uuid, fullname }) => ({ value: uuid, label: fullname })),
              ]}
              optional
            />
          ),
          invoice_note: <TextAreaField name="invoice_note" label={t('placements.invoice_note')} optional />,
        }}
      />
    </>
  )
}

/** Fills in the fee by the terms of the client while the salary is typed, until the person writes another fee. */
function FeeByTerms({ terms }: { terms: FeeTerms }) {
  const { getValues, setValue } = useFormContext()
  const [salary, salary_period, currency] = useWatch({ name: ['salary', 'salary_period', 'currency'] }) as [
    number | null,
    SalaryPeriod,
    string,
  ]
  const filled = useRef<number | null>(null)
  useEffect(() => {
    const suggested = feeByTerms(terms, { ...(salary !== null && { salary }), salary_period, currency })
    const current = (getValues('fee') as number | null) ?? null
    if (!suggested || (current !== null && current !== filled.current)) return
    filled.current = suggested.fee
    setValue('fee', suggested.fee, { shouldDirty: true })
    setValue('fee_currency', suggested.fee_currency, { shouldDirty: true })
  }, [terms, salary, salary_period, currency, getValues, setValue])
  return null
}
