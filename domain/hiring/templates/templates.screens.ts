import { staffScreens } from '../../kernel/screens.ts'

export const templateScreens = staffScreens('hiring/templates', 'notifications', {
  templates: {
    path: '/vacancies/admin/notifications',
    heading: 'templates.title',
    menu: { menu: 'configuration', place: 7, label: 'templates.title', group: 'menu.group_selection' },
  },
  addTemplate: { path: '/vacancies/admin/notifications/add', heading: 'templates.add', item: 'change' },
  editTemplate: { path: '/vacancies/admin/notifications/edit/:uuid', heading: 'templates.edit', item: 'change' },
  templateDetail: { path: '/vacancies/admin/notifications/detail/:uuid', heading: 'templates.detail' },
})
