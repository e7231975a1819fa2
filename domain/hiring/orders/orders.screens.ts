import { publicScreens } from '../../kernel/screens.ts'

/** Where a contact of a client asks for a vacancy, by a secret address (CLT-04). */
export const orderScreens = publicScreens('hiring/orders', {
  order: { path: '/order/:secret' },
})
