import { publicScreens } from '../../kernel/screens.ts'

export const passportScreens = publicScreens('assessment/passport', {
  checkPassport: { path: '/passport' },
  passport: { path: '/passport/:token' },
})
