import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import type { Option } from './choice-fields.tsx'
import { SearchSelect } from './search-select.tsx'

const t = textIn('es')
const cities = ['Bogotá', 'Bucaramanga', 'Cali'].map((name) => ({ value: name, label: name }))
const field = page.getByRole('combobox', { name: 'Ciudad' })
const next = page.getByRole('button', { name: 'Lo que sigue' })
const offered = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

/** A filter between a heading and a button. */
function Field({ onChoice, keepsText = false }: { onChoice(value: string): void; keepsText?: boolean }) {
  const [chosen, setChosen] = useState<Option | null>(null)
  const [typed, setTyped] = useState('')
  return (
    <>
      <p>Personas</p>
      <SearchSelect
        label="Ciudad"
        chosen={chosen}
        options={cities.filter(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()))}
        busy={false}
        keepsText={keepsText}
        onSearch={setTyped}
        onChoose={(city) => {
          setChosen(city)
          onChoice(city?.value ?? '')
        }}
      />
      <button type="button">Lo que sigue</button>
    </>
  )
}

async function open(keepsText = false) {
  const choices: string[] = []
  await renderPart(<Field keepsText={keepsText} onChoice={(value) => choices.push(value)} />)
  return choices
}

test('USR-01 text that was typed and not chosen leaves a filter with the focus', async () => {
  const choices = await open()
  await field.fill('bu')
  await expect.poll(offered).toEqual(['Bucaramanga'])
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('bu')
  await userEvent.tab()
  await expect.element(next).toHaveFocus()
  await expect.element(field).toHaveValue('')
  expect(choices).toEqual([])
})

test('USR-01 the chosen value of a filter stands again after other text was typed and not chosen', async () => {
  const choices = await open()
  await field.fill('ca')
  await expect.poll(offered).toEqual(['Cali'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Cali')
  await field.fill('bog')
  await expect.poll(offered).toEqual(['Cali', 'Bogotá'])
  await page.getByText('Personas').click()
  await expect.element(field).toHaveValue('Cali')
  await field.clear()
  await userEvent.tab()
  await expect.element(field).toHaveValue('Cali')
  expect(choices).toEqual(['Cali'])
})

test('POO-01 text that can become a value stays in its field', async () => {
  await open(true)
  await field.fill('Nocturno')
  await expect.element(page.getByText(t('common.no_results'))).toBeVisible()
  await userEvent.tab()
  await expect.element(next).toHaveFocus()
  await expect.element(field).toHaveValue('Nocturno')
})
