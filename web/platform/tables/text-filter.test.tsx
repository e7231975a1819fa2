import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { TextFilter } from './text-filter.tsx'

const asked: string[] = []

function Places() {
  const [place, setPlace] = useState('')
  return (
    <>
      <TextFilter
        label="Ciudad"
        value={place}
        onChange={(words) => {
          asked.push(words)
          setPlace(words)
        }}
      />
      <button type="button" onClick={() => setPlace('')}>
        Quitar
      </button>
      <output>{place}</output>
    </>
  )
}

test('PRO-03 a filter keeps the space at which a person pauses, asks when it loses the focus, and can be cleared', async () => {
  await renderPart(<Places />)
  const box = page.getByLabelText('Ciudad')
  const shown = page.getByRole('status').last()
  await box.fill('San ')
  await expect.element(shown).toHaveTextContent('San')
  await expect.element(box).toHaveValue('San ')
  await box.fill('San José')
  await userEvent.tab()
  expect(asked.at(-1)).toBe('San José')
  await page.getByRole('button', { name: 'Quitar' }).click()
  await expect.element(box).toHaveValue('')
})

test('PRO-03 a filter that goes before its pause is over, as when a phone is turned, still filters', async () => {
  let turn = () => {}
  function Turned() {
    const [place, setPlace] = useState('')
    const [isShown, setShown] = useState(true)
    turn = () => setShown(false)
    return (
      <>
        {isShown && <TextFilter label="Ciudad" value={place} onChange={setPlace} />}
        <output>{place}</output>
      </>
    )
  }
  await renderPart(<Turned />)
  await page.getByLabelText('Ciudad').fill('Cali')
  turn()
  await expect.element(page.getByLabelText('Ciudad')).not.toBeInTheDocument()
  await expect.element(page.getByRole('status').last()).toHaveTextContent('Cali')
})
