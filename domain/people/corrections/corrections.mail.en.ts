/** What people are written about a change of their address by staff. Read by the server only. */
export const en = {
  'address_change.stop.subject': 'Our team is about to change the email address of your account',
  'address_change.stop.title': 'The email address of your account is about to change',
  'address_change.stop.message':
    'Our team entered another email address for your account. The change takes effect on {{date}}; until then you log in with this one.\n\nIf you didn’t ask for this, stop it with this button.',
  'address_change.stop.button': 'Stop the change',
  'address_change.use.subject': 'Confirm your new email address',
  'address_change.use.title': 'Confirm that this address is yours',
  'address_change.use.message':
    'Our team entered this address for your account. Confirm it with this button: the change takes effect on {{date}}, and until then you log in with the former one.\n\nIf you don’t have an account with us, do nothing.',
  'address_change.use.button': 'Confirm my address',
} as const
