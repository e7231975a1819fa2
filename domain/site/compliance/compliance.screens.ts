import { staffScreens } from '../../kernel/screens.ts'

export const complianceScreens = staffScreens('site/compliance', 'roles', {
  compliance: { path: '/settings/admin/compliance', heading: 'compliance.title' },
})
