import { staffScreens } from '../../kernel/screens.ts'

export const figureScreens = staffScreens('desk/figures', 'candidates', {
  figures: {
    path: '/vacancies/admin/figures',
    heading: 'figures.title',
    menu: { menu: 'staff', place: 11, label: 'menu.figures_summary', group: 'figures.title' },
  },
  selection: {
    path: '/vacancies/admin/figures/selection',
    heading: 'figures.selection',
    menu: { menu: 'staff', place: 12, label: 'menu.figures_fairness', group: 'figures.title' },
  },
  figurePeople: {
    path: '/vacancies/admin/figures/people',
    heading: 'figures.people',
    menu: { menu: 'staff', place: 13, label: 'menu.figures_people', group: 'figures.title' },
  },
})
