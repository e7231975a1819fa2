import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { limits } from '#domain/kernel/limits.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import type { Option } from './choice-fields.tsx'
import { SearchSelect } from './search-select.tsx'
import { type OptionSearch, useFoundOptions } from './use-found-options.ts'

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

test('USR-05 the list closes after a choice and stays closed until the person types or opens it', async () => {
  const vacancies = Array.from({ length: 30 }, (_, index) => ({ value: `${index}`, label: `Vacante ${index}` }))
  const asked: string[] = []
  const ask = async (query: OptionSearch) => {
    const words = 'q' in query ? query.q : ''
    asked.push('q' in query ? words : `chosen ${query.chosen}`)
    // The first page, as the server answers.
    return 'q' in query
      ? vacancies.filter(({ label }) => label.endsWith(words)).slice(0, 10)
      : vacancies.filter(({ value }) => value === query.chosen)
  }
  function Vacancies() {
    const [vacancy, setVacancy] = useState('')
    const found = useFoundOptions('vacancies', ask, vacancy)
    return <SearchSelect label="Ciudad" {...found} onChoose={(option) => setVacancy(option?.value ?? '')} />
  }
  await renderPart(<Vacancies />)
  await field.fill('27')
  await expect.poll(offered).toEqual(['Vacante 27'])
  await page.getByRole('option').click()
  asked.length = 0
  await new Promise((resolve) => setTimeout(resolve, 3 * limits.searchDebounceMs))
  await expect.element(field).toHaveValue('Vacante 27')
  expect(field.element().getAttribute('aria-expanded')).toBe('false')
  expect(asked, 'the label is known').toEqual([''])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => offered().length).toBeGreaterThan(10)
  await userEvent.keyboard('{Escape}')
  await field.fill('5')
  await expect.poll(offered).toContain('Vacante 15')
})
