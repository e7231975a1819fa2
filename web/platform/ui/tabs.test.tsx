import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { Tabs } from './tabs.tsx'

function Leading() {
  const [times, setTimes] = useState(0)
  const tabs = ['one', 'two'].map((key) => ({ key, label: key, content: () => <p>{key}</p> }))
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        lead
      </button>
      <Tabs key={times} label="parts" tabs={tabs} first={times > 0 ? 'two' : undefined} focusFirst={times > 0} />
    </>
  )
}

test('EML-03 a button that leads to a part focuses its tab, each time; before that nothing takes the focus', async () => {
  await renderPart(<Leading />)
  const two = page.getByRole('tab', { name: 'two' })
  await expect.element(page.getByRole('tab', { name: 'one' })).not.toHaveFocus()
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'lead' }).click()
    await expect.element(two).toHaveFocus()
    await expect.element(two).toHaveAttribute('aria-selected', 'true')
  }
})
