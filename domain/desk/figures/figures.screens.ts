import { staffScreens } from '../../kernel/screens.ts'

export const figureScreens = staffScreens('desk/figures', 'candidates', {
  figures: {
    path: '/vacancies/admin/figures',
    heading: 'figures.title',
    menu: { menu: 'staff', place: 5, label: 'figures.title' },
  },
  selection: { path: '/vacancies/admin/figures/selection', heading: 'figures.selection' },
  figurePeople: { path: '/vacancies/admin/figures/people', heading: 'figures.people' },
})
