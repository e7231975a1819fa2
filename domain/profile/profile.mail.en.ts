/** What a person is written about their own account. Read by the server only, so not part of the browser's messages. */
export const en = {
  'email_changed.subject': 'The e-mail address of your account was changed',
  'email_changed.title': 'Your account has another e-mail address',
  'email_changed.contact': 'Write to us',
  'email_changed.message':
    'From now on your account uses another e-mail address, and we will no longer write to this one.\n\nIf you did not make this change, please tell us at once on the contact page of the site.',
} as const
