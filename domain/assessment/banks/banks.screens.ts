import { staffScreens } from '../../kernel/screens.ts'

/** The bank of one skill. */
export const bankScreens = staffScreens('assessment/banks', 'questions', {
  bank: { path: '/tests/admin/banks/:id', heading: 'banks.title' },
  bankHealth: { path: '/tests/admin/banks/:id/health', heading: 'banks.health' },
  bankParity: { path: '/tests/admin/banks/:id/parity', heading: 'banks.parity' },
})
