import { profileScreens } from '../../kernel/screens.ts'

export const secondFactorScreens = profileScreens('people/second-factor', {
  /** Where people are led whose role requires a second factor (IDT-03). It has no menus, because nothing else would open. */
  requiredFactor: { path: '/second-factor', heading: 'second_factor.required_title', bare: true },
})
