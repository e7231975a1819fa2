import { staffScreens } from '../../kernel/screens.ts'

export const reportScreens = staffScreens('assessment/reports', 'questions', {
  skillReport: { path: '/tests/admin/list/question/skill/:uuid', heading: 'reports.skill_heading' },
  resultReport: {
    path: '/admin/users/print-results/:uuid',
    heading: 'reports.result_heading',
    belongsTo: '/admin/candidates',
    module: ['users', 'candidates'],
  },
})
