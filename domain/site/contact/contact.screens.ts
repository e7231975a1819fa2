import { publicScreens, staffScreens } from '../../kernel/screens.ts'

export const contactScreens = {
  ...publicScreens('site/contact', {
    contact: { path: '/contactus', listed: true, menu: { menu: 'footer', place: 3, label: 'menu.contact' } },
  }),
  ...staffScreens('site/contact', 'messages', {
    contactMessages: {
      path: '/contact/admin',
      heading: 'contactus.admin_title',
      menu: { menu: 'staff', place: 7, label: 'menu.messages' },
    },
  }),
}

/** The list of unread messages. */
export const unreadMessages = `${contactScreens.contactMessages.to()}?status=U`
