import { staffScreens } from '../../kernel/screens.ts'

export const mailboxScreens = staffScreens('desk/mailbox', 'notifications', {
  mailbox: {
    path: '/mailbox',
    heading: 'mailbox.title',
    menu: { menu: 'configuration', place: 6, label: 'mailbox.title', setting: 'mailbox' },
  },
  keptEmail: { path: '/mailbox/:name', heading: 'mailbox.title' },
})
