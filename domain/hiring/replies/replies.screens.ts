import { staffScreens } from '../../kernel/screens.ts'

export const replyScreens = {
  ...staffScreens('hiring/replies', 'candidates', {
    unansweredReplies: { path: '/dashboard/admin/replies', heading: 'replies.unanswered', module: ['candidates', 'users'] },
  }),
  ...staffScreens('hiring/replies', 'notifications', {
    replyMailbox: {
      path: '/vacancies/admin/replies',
      heading: 'replies.title',
      menu: { menu: 'configuration', place: 12, label: 'replies.title', group: 'menu.group_mail', setting: 'replies' },
    },
  }),
}

/** The replies that were taken for automatic ones. */
export const automaticReplies = () => `${replyScreens.unansweredReplies.to()}?show=automatic`
