import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StarterBankView } from '#domain/assessment/starter-banks/starter-banks.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import StarterBanks from './starter-banks.tsx'

const t = textIn('es')
const bank: StarterBankView = {
  name: 'sql',
  skill_es: 'SQL básico',
  skill_en: 'Basic SQL',
  questions: 20,
  levels: [7, 7, 6],
  skill: null,
  is_added: false,
}

test('QST-05 adding a starter bank moves the focus from the button, which goes, to the state of its row', async () => {
  let shown = bank
  await logInWith(
    [
      { module: 'skillstest', item: 'change' },
      { module: 'questions', item: 'change' },
    ],
    (address) => {
      if (!address.endsWith('/sql')) return { data: [shown] }
      shown = { ...bank, is_added: true }
      return { success_message: 'starter_banks.added', data: shown }
    },
  )
  await renderPart(<StarterBanks />)
  await page.getByRole('button', { name: t('starter_banks.add_named', { name: bank.skill_es }) }).click()
  await expect.element(page.getByText(t('starter_banks.state.added'))).toBeVisible()
  expect(document.activeElement?.textContent).toBe(t('starter_banks.state.added'))
})
