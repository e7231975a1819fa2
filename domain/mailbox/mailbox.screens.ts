import { staffScreens } from '../kernel/screens.ts'

export const mailboxScreens = staffScreens('mailbox', 'notifications', {
  mailbox: {
    path: '/mailbox',
    heading: 'mailbox.title',
    menu: { menu: 'dashboard', place: 9, label: 'mailbox.title', setting: 'mailbox' },
  },
  keptEmail: { path: '/mailbox/:name', heading: 'mailbox.title' },
})
