import type { Feature } from '../../platform/feature.ts'
import { removeExpiredLinks } from './account-links.writes.ts'
import { accountRoutes } from './accounts.routes.ts'
import { invitationRoutes } from './invitations.routes.ts'
import { colleagueInvitationMail } from './mails/colleague-invitation.mail.ts'
import { confirmationReminderMail } from './mails/confirmation-reminder.mail.ts'
import { newAddressMail } from './mails/new-address.mail.ts'
import { newConfirmationLinkMail } from './mails/new-confirmation-link.mail.ts'
import { passwordChangedMail } from './mails/password-changed.mail.ts'
import { passwordRecoveryMail } from './mails/password-recovery.mail.ts'
import { welcomeMail } from './mails/welcome.mail.ts'
import { recoveryRoutes } from './recovery.routes.ts'

export const accountsFeature = {
  routes: [accountRoutes, invitationRoutes, recoveryRoutes],
  mails: {
    welcome: { mail: welcomeMail, sent: 'somebody registers without applying to a vacancy', to: 'the new account' },
    'new-address': { mail: newAddressMail, sent: 'a person or staff change the address of an account', to: 'the new address' },
    'new-confirmation-link': { mail: newConfirmationLinkMail, sent: 'a person asks for the link again', to: 'their address' },
    'confirmation-reminder': {
      mail: confirmationReminderMail,
      sent: 'nobody has confirmed the address of an account, ten days before it is erased',
      to: 'the address of the account',
    },
    'colleague-invitation': { mail: colleagueInvitationMail, sent: 'staff invite a colleague', to: 'the colleague' },
    'password-recovery': { mail: passwordRecoveryMail, sent: 'somebody forgot the password', to: 'the address of the account' },
    'password-changed': { mail: passwordChangedMail, sent: 'a password is changed, or set by a recovery link', to: 'its owner' },
  },
  removals: [removeExpiredLinks],
} satisfies Feature
