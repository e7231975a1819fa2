import { staffScreens } from '../../kernel/screens.ts'

/** The screens on which staff edit the company's content (SPEC-59). */
export const contentScreens = staffScreens('site/content', 'roles', {
  contents: {
    path: '/site/admin',
    heading: 'site.contents_title',
    menu: { menu: 'configuration', place: 1, label: 'site.contents_title', group: 'menu.group_company' },
  },
  editContent: { path: '/site/admin/:part', heading: 'site.content_edit' },
})
