import { staffScreens } from '../../kernel/screens.ts'

/** The banks of questions that come with the product. */
export const starterBankScreens = staffScreens('assessment/starter-banks', 'skillstest', {
  starterBanks: { path: '/skills/admin/starter-banks', heading: 'starter_banks.title', item: 'change' },
})
