/** What a person is written about their own account. Read by the server only, so not part of the browser's messages. */
export const en = {
  'email_changed.subject': 'Your account’s email address was changed',
  'email_changed.title': 'Your account has a new email address',
  'email_changed.contact': 'Write to us',
  'email_changed.message':
    'Your account now uses a different email address, and we won’t write to this one anymore.\n\nIf you didn’t make this change, let us know right away through the contact page of our site.',
  'email_changed.by_staff':
    'Our team changed the email address of your account, and we won’t write to this one anymore.\n\nIf you didn’t ask for this, let us know right away through the contact page of our site.',
} as const
