import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { textIn } from '../i18n/catalog.ts'
import { UndoBar } from './undo-bar.tsx'

const t = textIn('es')

/** A button before an offer, which goes when it is used. */
function Page() {
  const [done, setDone] = useState<{ id: string; text: string } | undefined>({ id: 'one', text: '2 personas' })
  const end = () => setDone(undefined)
  return (
    <>
      <button type="button">Antes</button>
      <UndoBar label="Deshacer la etiqueta" done={done} busy={false} onUndo={end} onEnd={end} />
    </>
  )
}

test('SHR-04 the focus goes back to where it came from when the offer to undo is used by keyboard', async () => {
  await renderPart(<Page />)
  const before = page.getByRole('button', { name: 'Antes' })
  const undo = page.getByRole('button', { name: t('common.undo') })
  await expect.element(undo).toBeVisible()
  before.element().focus()
  ;(undo.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(undo).not.toBeInTheDocument()
  await expect.element(before).toHaveFocus()
})
