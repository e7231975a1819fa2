import { guestScreens } from '../../kernel/screens.ts'

export const sessionScreens = guestScreens('people/sessions', { login: { path: '/login' } })
