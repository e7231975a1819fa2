import { profileScreens } from '../../kernel/screens.ts'

export const attemptScreens = profileScreens('assessment/attempts', {
  takeTest: { path: '/profile/skills/test/:user_skill_uuid', heading: 'attempts.title', bare: true },
})
