import { type OrderFields, orderForm } from '#domain/hiring/orders/orders.contract.ts'
import { NumberField } from '../../../platform/forms/date-and-number-fields.tsx'
import { Fields } from '../../../platform/forms/fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { orderVacancy } from '../visitors.queries.ts'

const initial = { title: '', openings: 1, city: '', description: '', name: '', email: '' }

/** What a contact of a client asks for (CLT-04). */
export function OrderForm({ secret, onDone }: { secret: string; onDone(title: string): void }) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <FormShell
      name="order"
      schema={orderForm}
      initial={initial}
      submit={(fields) => orderVacancy({ ...fields, secret, language })}
      onDone={({ data }) => onDone(data.title)}
    >
      <Fields<OrderFields>
        of={{
          title: <TextField name="title" label={t('order.job')} autoComplete="off" />,
          openings: <NumberField name="openings" label={t('order.openings')} />,
          city: <TextField name="city" label={t('order.city')} autoComplete="address-level2" />,
          description: <TextAreaField name="description" label={t('order.description')} />,
          name: <TextField name="name" label={t('order.name')} autoComplete="name" />,
          email: <TextField name="email" label={t('order.email')} type="email" autoComplete="email" />,
        }}
      />
      <FormEnd label={t('order.send')} />
    </FormShell>
  )
}
