import { staffScreens } from '../../kernel/screens.ts'

export const mailboxScreens = staffScreens('desk/mailbox', 'notifications', {
  mailbox: {
    path: '/mailbox',
    heading: 'mailbox.title',
    menu: { menu: 'configuration', place: 11, label: 'mailbox.title', group: 'menu.group_mail', setting: 'mailbox' },
  },
  keptEmail: { path: '/mailbox/:name', heading: 'mailbox.title' },
})
