import { staffScreens } from '../../kernel/screens.ts'

/** The screens on which staff edit the company's content (SPEC-59). */
export const contentScreens = staffScreens('site/content', 'roles', {
  contents: {
    path: '/site/admin',
    heading: 'site.contents_title',
    menu: { menu: 'configuration', place: 2, label: 'site.contents_title' },
  },
  editContent: { path: '/site/admin/:part', heading: 'site.content_edit' },
})
