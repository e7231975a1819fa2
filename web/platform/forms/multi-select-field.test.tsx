import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { MultiSelectField } from './multi-select-field.tsx'

const options = ['Inglés', 'Servicio al cliente', 'SQL'].map((label) => ({ value: label, label }))

type Values = Record<string, string[]>

function Form({ onForm }: { onForm(form: UseFormReturn<Values>): void }) {
  const form = useForm<Values>({ defaultValues: { skills: ['Inglés'] } })
  onForm(form)
  return (
    <FormProvider {...form}>
      <MultiSelectField name="skills" label="Habilidades" options={options} />
    </FormProvider>
  )
}

test('SHR-02 typed text stays when the form gets the same choices again', async () => {
  let form: UseFormReturn<Values> | undefined
  await renderPart(
    <Form
      onForm={(made) => {
        form = made
      }}
    />,
  )
  const field = page.getByRole('combobox', { name: 'Habilidades' })
  await field.click()
  await userEvent.keyboard('SQ')
  await expect.element(page.getByRole('option')).toHaveTextContent('SQL')
  // As when a draft is restored, or a record is read anew.
  form?.setValue('skills', ['Inglés'])
  await userEvent.keyboard('L')
  await expect.element(field).toHaveValue('SQL')
  await expect.element(page.getByRole('option')).toHaveTextContent('SQL')
})
