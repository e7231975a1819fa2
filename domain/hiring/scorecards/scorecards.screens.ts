import { staffScreens } from '../../kernel/screens.ts'

export const scorecardScreens = staffScreens('hiring/scorecards', 'candidates', {
  interviewKits: { path: '/vacancies/admin/kits/:uuid', heading: 'scorecards.kits' },
  writeScorecard: { path: '/vacancies/admin/scorecard/:card/:stage', heading: 'scorecards.write', item: 'change' },
  dueScorecards: {
    path: '/vacancies/admin/scorecards',
    heading: 'scorecards.due',
    item: 'change',
  },
})
