import type { MailKind } from '#domain/mail/mail.rules.ts'
import { dailyUpdatesMail } from './desk/updates/mails/daily-updates.mail.ts'
import { updateMail } from './desk/updates/mails/update.mail.ts'
import { interviewInvitationMail } from './hiring/candidate-emails/mails/interview-invitation.mail.ts'
import { sharedVacancyMail } from './hiring/candidate-emails/mails/shared-vacancy.mail.ts'
import { stageNotificationMail } from './hiring/candidate-emails/mails/stage-notification.mail.ts'
import { templateTestMail } from './hiring/candidate-emails/mails/template-test.mail.ts'
import { interviewCancelledMail } from './hiring/interviews/mails/interview-cancelled.mail.ts'
import { interviewerNotificationMail } from './hiring/interviews/mails/interviewer-notification.mail.ts'
import { answerMail } from './hiring/replies/mails/answer.mail.ts'
import { colleagueInvitationMail } from './people/accounts/mails/colleague-invitation.mail.ts'
import { confirmationReminderMail } from './people/accounts/mails/confirmation-reminder.mail.ts'
import { newAddressMail } from './people/accounts/mails/new-address.mail.ts'
import { newConfirmationLinkMail } from './people/accounts/mails/new-confirmation-link.mail.ts'
import { passwordChangedMail } from './people/accounts/mails/password-changed.mail.ts'
import { passwordRecoveryMail } from './people/accounts/mails/password-recovery.mail.ts'
import { welcomeMail } from './people/accounts/mails/welcome.mail.ts'
import { consentRequestMail } from './people/added-candidates/mails/consent-request.mail.ts'
import { heldConsentMail } from './people/added-candidates/mails/held-consent.mail.ts'
import { emailChangedMail } from './people/profile/mails/email-changed.mail.ts'
import { accountClosedMail } from './people/users/mails/account-closed.mail.ts'
import { accountErasedMail } from './people/users/mails/account-erased.mail.ts'
import type { ComposedMail, MailContext } from './platform/mail/mail-parts.ts'

interface Listed {
  readonly mail: { readonly kind: MailKind; previews(context: MailContext): Record<string, ComposedMail> }
  /** The event that sends it. */
  readonly sent: string
  readonly to: string
}

/** Every e-mail of the site by the name of its file. `mailKinds` (domain/mail/mail.rules.ts) says how each kind counts. */
export const mails = {
  'stage-notification': {
    mail: stageNotificationMail,
    sent: 'a candidate applies, or staff notify them of a stage without an interview',
    to: 'the candidate',
  },
  'interview-invitation': {
    mail: interviewInvitationMail,
    sent: 'staff invite to an interview, or change it',
    to: 'the candidate',
  },
  'interview-cancelled': {
    mail: interviewCancelledMail,
    sent: 'staff cancel an interview or notify of another stage, or the candidate withdraws',
    to: 'the candidate',
  },
  'interviewer-notification': {
    mail: interviewerNotificationMail,
    sent: 'an interview is made, changed, cancelled or answered',
    to: 'the interviewer, if their address is known',
  },
  answer: { mail: answerMail, sent: 'a colleague answers the reply of a person', to: 'the person' },
  'shared-vacancy': { mail: sharedVacancyMail, sent: 'staff share or suggest a vacancy', to: 'anybody' },
  'template-test': { mail: templateTestMail, sent: 'staff try a template', to: 'the same member of staff' },
  welcome: { mail: welcomeMail, sent: 'somebody registers without applying to a vacancy', to: 'the new account' },
  'new-address': { mail: newAddressMail, sent: 'a person or staff change the address of an account', to: 'the new address' },
  'new-confirmation-link': { mail: newConfirmationLinkMail, sent: 'a person asks for the link again', to: 'their address' },
  'confirmation-reminder': {
    mail: confirmationReminderMail,
    sent: 'nobody has confirmed the address of an account, ten days before it is erased',
    to: 'the address of the account',
  },
  'colleague-invitation': { mail: colleagueInvitationMail, sent: 'staff invite a colleague', to: 'the colleague' },
  'consent-request': {
    mail: consentRequestMail,
    sent: 'staff add a person, and 10 and 25 days later without an answer',
    to: 'the person, if their address is known',
  },
  'held-consent': {
    mail: heldConsentMail,
    sent: 'staff add or import a person whose consent the company holds, or record a consent',
    to: 'the person, if their address is known',
  },
  'password-recovery': { mail: passwordRecoveryMail, sent: 'somebody forgot the password', to: 'the address of the account' },
  'password-changed': { mail: passwordChangedMail, sent: 'a password is changed, or set by a recovery link', to: 'its owner' },
  'email-changed': { mail: emailChangedMail, sent: 'a person or staff change the address of an account', to: 'the old address' },
  'account-closed': { mail: accountClosedMail, sent: 'a person closes their account', to: 'its owner' },
  'account-erased': { mail: accountErasedMail, sent: 'the grace period of a closed account is over', to: 'its last address' },
  update: {
    mail: updateMail,
    sent: 'something happens that a colleague wants to hear of at once, and they have not read it within a minute',
    to: 'the colleague',
  },
  'daily-updates': { mail: dailyUpdatesMail, sent: 'a colleague has unread updates in the morning', to: 'the colleague' },
} satisfies Record<string, Listed>
