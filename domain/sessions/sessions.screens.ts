import { guestScreens } from '../kernel/screens.ts'

export const sessionScreens = guestScreens('sessions', { login: { path: '/login' } })
