import { publicScreens } from '../../kernel/screens.ts'

export const correctionScreens = publicScreens('people/corrections', { addressChange: { path: '/address-change/:token' } })
