import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { CheckboxField } from './checkbox-field.tsx'
import { RadioField, SelectField } from './choice-fields.tsx'
import { DateField, NumberField } from './date-and-number-fields.tsx'
import { FileField } from './file-field.tsx'
import type { FileRule } from './file-rule.ts'
import { FormEnd, FormShell } from './form-shell.tsx'
import { MonthField } from './month-field.tsx'
import { MultiSelectField } from './multi-select-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-fields.tsx'

const t = textIn('es')
const label = 'Lo que falta'
const hint = 'Cada dato ayuda'
const required = 'common.error.name_required'
const same = { name: 'field', label, hint }
const options = ['Norte', 'Sur', 'Centro'].map((name) => ({ value: name.toLowerCase(), label: name }))
const send = page.getByRole('button', { name: 'Guardar' })
const picture = { required, kinds: ['png', 'jpg'] } satisfies FileRule

interface Rules {
  schema?: z.ZodType
  initial?: unknown
  files?: Record<string, FileRule>
}

/** A form with one field; returns a function that reads what was sent, as the contract reads it. */
async function renderField(field: ReactNode, { schema = z.any(), initial = '', files }: Rules) {
  const form = z.object({ field: schema })
  const submit = vi.fn(async (_values: unknown, _upload: { files: Record<string, File | undefined> }) => undefined)
  await renderPart(
    <FormShell name="one-field" schema={form} initial={{ field: initial }} files={files} submit={submit} onDone={() => undefined}>
      {field}
      <FormEnd label="Guardar" />
    </FormShell>,
  )
  return {
    submit,
    sent: () => form.parse(submit.mock.lastCall?.[0]).field,
    sentFile: () => submit.mock.lastCall?.[1].files.field,
  }
}

const text = z.string().trim().min(1, required)
const day = z.iso.date(required)
const labelled = page.getByLabelText(label, { exact: true })
const month = page.getByLabelText(t('common.month_of', { label }))

interface Kind extends Rules {
  kind: string
  field: ReactNode
  control: Locator
  fill(control: Locator): Promise<unknown>
  /** The value as the contract reads it. */
  value: unknown
}

const kinds: readonly Kind[] = [
  {
    kind: 'a line of text',
    field: <TextField {...same} />,
    schema: text,
    control: labelled,
    fill: (control) => control.fill('  Minas del Sur '),
    value: 'Minas del Sur',
  },
  {
    kind: 'a text',
    field: <TextAreaField {...same} />,
    schema: text,
    control: labelled,
    fill: (control) => control.fill('Una línea\nOtra línea'),
    value: 'Una línea\nOtra línea',
  },
  {
    kind: 'a number',
    field: <NumberField {...same} />,
    schema: z.string().regex(/^\d+$/, required).transform(Number),
    control: labelled,
    fill: (control) => control.fill('12'),
    value: 12,
  },
  {
    kind: 'a day',
    field: <DateField {...same} />,
    schema: day,
    control: labelled,
    fill: (control) => control.fill('2026-02-28'),
    value: '2026-02-28',
  },
  {
    kind: 'a month',
    field: <MonthField {...same} edge="first" max="2026-02-20" />,
    schema: day,
    control: month,
    fill: async (control) => {
      await control.selectOptions('enero')
      await page.getByLabelText(t('common.year_of', { label })).selectOptions('2024')
    },
    value: '2024-01-01',
  },
  {
    kind: 'an option of a list',
    field: <SelectField {...same} options={options} placeholder />,
    schema: text,
    control: labelled,
    fill: (control) => control.selectOptions('Sur'),
    value: 'sur',
  },
  {
    kind: 'options found by typing',
    field: <MultiSelectField {...same} options={options} />,
    schema: z.array(z.string()).min(1, required),
    initial: [],
    control: page.getByRole('combobox', { name: label }),
    fill: async (control) => {
      await control.fill('cen')
      await expect.element(page.getByRole('option')).toHaveLength(1)
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(control).toHaveAttribute('aria-activedescendant')
      await userEvent.keyboard('{Enter}')
      await expect.element(control).not.toHaveValue('cen')
      await userEvent.keyboard('{Escape}')
    },
    value: ['centro'],
  },
  {
    kind: 'a rich text',
    field: <RichTextField {...same} />,
    schema: text,
    control: page.getByRole('textbox', { name: label }),
    fill: async (control) => {
      await control.click()
      await userEvent.keyboard('Cortar piedra')
    },
    value: '<p>Cortar piedra</p>',
  },
  {
    kind: 'an agreement',
    field: <CheckboxField {...same} required />,
    schema: z.literal(true, required),
    initial: false,
    control: page.getByRole('checkbox', { name: label }),
    fill: (control) => control.click(),
    value: true,
  },
]

test.each(kinds)('SHR-02 SHR-04 $kind is required, described by its hint and its error, and sent as typed', async (kind) => {
  const { control, fill, value } = kind
  const { submit, sent } = await renderField(kind.field, kind)
  await expect.element(control).toBeRequired()
  await expect.element(control).not.toHaveAttribute('aria-invalid', 'true')
  await expect.element(control).toHaveAccessibleDescription(hint)
  await send.click()
  await expect.element(control).toHaveFocus()
  await expect.element(control).toHaveAttribute('aria-invalid', 'true')
  await expect.element(control).toHaveAccessibleDescription(`${hint} ${t(required)}`)
  await expectAccessible()
  expect(submit).not.toHaveBeenCalled()
  await fill(control)
  await expect.element(control).not.toHaveAttribute('aria-invalid', 'true')
  await expect.element(control).toHaveAccessibleDescription(hint)
  await send.click()
  await expect.poll(() => submit.mock.calls.length).toBe(1)
  expect(sent()).toEqual(value)
})

test('SHR-02 SHR-04 a group of options is described by its hint and its error', async () => {
  const { submit, sent } = await renderField(<RadioField {...same} options={options} />, { schema: text })
  const group = page.getByRole('group', { name: label })
  const option = group.getByRole('radio', { name: 'Sur' })
  await expect.element(group).toHaveAccessibleDescription(hint)
  await expect.element(option).toBeRequired()
  await send.click()
  await expect.element(group).toHaveAccessibleDescription(`${hint} ${t(required)}`)
  await expect.element(option).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await option.click()
  await expect.element(option).not.toHaveAttribute('aria-invalid', 'true')
  await send.click()
  await expect.poll(() => submit.mock.calls.length).toBe(1)
  expect(sent()).toBe('sur')
})

test('SHR-04 an optional field says so beside its label and is sent empty', async () => {
  const { submit, sent } = await renderField(<TextField {...same} optional />, { schema: z.string() })
  const control = page.getByLabelText(`${label} (${t('common.optional')})`)
  await expect.element(control).not.toBeRequired()
  await send.click()
  await expect.poll(() => submit.mock.calls.length).toBe(1)
  expect(sent()).toBe('')
})

test('REG-02 a field is validated when it is left, and then with each key', async () => {
  await renderField(<TextField {...same} />, { schema: text })
  await labelled.click()
  await expect.element(labelled).not.toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Tab}')
  await expect.element(labelled).toHaveAttribute('aria-invalid', 'true')
  await labelled.click()
  await userEvent.keyboard('a')
  await expect.element(labelled).not.toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Backspace}')
  await expect.element(labelled).toHaveAttribute('aria-invalid', 'true')
})

test('EXP-01 the last month is stored as its last day that is over', async () => {
  const { submit, sent } = await renderField(<MonthField {...same} edge="last" max="2026-02-20" />, { schema: day })
  const year = page.getByLabelText(t('common.year_of', { label }))
  await month.selectOptions('febrero')
  await send.click()
  await expect.element(year).toHaveAttribute('aria-invalid', 'true')
  for (const [chosen, stored] of [
    ['2024', '2024-02-29'],
    ['2026', '2026-02-20'],
  ] as const) {
    await year.selectOptions(chosen)
    await send.click()
    await expect.poll(() => submit.mock.calls.length && sent()).toBe(stored)
  }
})

test('REG-05 SHR-02 a file has its rule, an error for a wrong kind, and can be removed by keyboard', async () => {
  const field = <FileField {...same} kinds={picture.kinds} />
  const { submit, sentFile } = await renderField(field, { initial: undefined, files: { field: picture } })
  const described = `${hint} ${t('common.file_rule', { kinds: 'png, jpg' })}`
  await expect.element(labelled).toBeRequired()
  await expect.element(labelled).toHaveAccessibleDescription(described)
  await send.click()
  await expect.element(labelled).toHaveFocus()
  await expect.element(labelled).toHaveAccessibleDescription(`${described} ${t(required)}`)
  await labelled.upload(new File(['x'], 'notas.txt'))
  await expect.element(labelled).toHaveAccessibleDescription(`${described} ${t('portfolio.error.file_kind')}`)
  await expect.element(page.getByText('notas.txt')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(labelled).toHaveFocus()
  await expect.element(page.getByText('notas.txt')).not.toBeInTheDocument()
  await labelled.upload(new File(['x'], 'fachada.png'))
  await expect.element(labelled).not.toHaveAttribute('aria-invalid', 'true')
  await send.click()
  await expect.poll(() => submit.mock.calls.length).toBe(1)
  expect(sentFile()?.name).toBe('fachada.png')
})

test('REG-05 a picture of a refused kind is sent as a JPEG', async () => {
  const canvas = new OffscreenCanvas(40, 30)
  // A canvas without a context has nothing to encode.
  canvas.getContext('2d')
  const drawn = await canvas.convertToBlob({ type: 'image/webp' })
  const field = <FileField {...same} kinds={picture.kinds} />
  const { submit, sentFile } = await renderField(field, { initial: undefined, files: { field: picture } })
  await labelled.upload(new File([drawn], 'fachada.webp', { type: 'image/webp' }))
  await expect.element(page.getByText('fachada.jpg')).toBeVisible()
  await send.click()
  await expect.poll(() => submit.mock.calls.length).toBe(1)
  expect(sentFile()?.type).toBe('image/jpeg')
})
