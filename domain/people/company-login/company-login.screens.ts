import { guestScreens } from '../../kernel/screens.ts'

export const companyLoginScreens = guestScreens('people/company-login', {
  /** Where the company's provider sends people back to (SSO-01). */
  companyLogin: { path: '/login/company' },
})
