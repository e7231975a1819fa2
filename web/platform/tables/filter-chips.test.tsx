import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessibility.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { FilterChips } from './filter-chips.tsx'

const t = textIn('es')
const add = page.getByRole('button', { name: t('lists.add_filter'), exact: true })
const remove = (filter: string) => page.getByRole('button', { name: t('lists.remove_filter', { filter }) })

beforeEach(async () => {
  document.body.dataset.frame = 'workplace'
  await page.viewport(1280, 800)
})

/** Two filters as texts, `ciudad` already set. */
function Filters({ onClear }: { onClear(): void }) {
  const [values, setValues] = useState<Record<string, string>>({ Ciudad: 'Cali', Etiqueta: '' })
  const set = (key: string, value: string) => setValues((all) => ({ ...all, [key]: value }))
  return (
    <FilterChips
      label="Filtros"
      onClear={onClear}
      filters={Object.entries(values).map(([key, value]) => ({
        key,
        label: key,
        isSet: value !== '',
        field: (
          <div>
            <label htmlFor={key}>{key}</label>
            <input id={key} value={value} onChange={(event) => set(key, event.target.value)} />
          </div>
        ),
        clear: () => set(key, ''),
      }))}
    />
  )
}

test('LIST-07 only the filters that are set are shown, and the menu adds another, which takes the focus', async () => {
  await renderPart(<Filters onClear={vi.fn()} />)
  await expect.element(page.getByLabelText('Ciudad', { exact: true })).toHaveValue('Cali')
  expect(page.getByLabelText('Etiqueta', { exact: true }).elements()).toHaveLength(0)
  await add.click()
  await page.getByRole('button', { name: 'Etiqueta', exact: true }).click()
  await expect.element(page.getByLabelText('Etiqueta', { exact: true })).toHaveFocus()
  await expect.element(add).not.toBeInTheDocument()
  await expectAccessible()
})

test('LIST-07 a filter that is taken away is cleared and back in the menu, which has the focus', async () => {
  await renderPart(<Filters onClear={vi.fn()} />)
  await remove('Ciudad').click()
  await expect.element(page.getByLabelText('Ciudad', { exact: true })).not.toBeInTheDocument()
  await expect.element(add).toHaveFocus()
  await add.click()
  await page.getByRole('button', { name: 'Ciudad', exact: true }).click()
  await expect.element(page.getByLabelText('Ciudad', { exact: true })).toHaveValue('')
})

test('LIST-07 several filters are cleared at once', async () => {
  const onClear = vi.fn()
  await renderPart(<Filters onClear={onClear} />)
  await add.click()
  await page.getByRole('button', { name: 'Etiqueta', exact: true }).click()
  await page.getByRole('button', { name: t('lists.clear_filters') }).click()
  expect(onClear).toHaveBeenCalledOnce()
})
