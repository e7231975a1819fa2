import type { Translation } from '../../kernel/messages.ts'
import type { es } from './invitations.staff.es.ts'

export const en: Translation<typeof es> = {
  'invitation.invite': 'Invite a colleague',
  'invitation.invite_intro': 'They get an email with a link to create their password. The link works for seven days.',
  'invitation.role': 'Role',
  'invitation.role_help': 'Only roles with permissions that you also have are listed.',
  'invitation.language': 'Language of the email',
  'invitation.send': 'Send invitation',
  'invitation.sent': '{{name}} was invited',
  'invitation.kept':
    '{{name}} has an account, but the invitation won’t reach them: this site has no mail server. You’ll find it in the outbox.',
  'invitation.sent_again': '{{name}} was invited again: the earlier link no longer works',
  'invitation.error.role': 'Choose a role that you can assign.',
  'invitation.error.taken':
    'There’s already an account with this email. If it’s in the list of users, you can change its role there.',
  'audit.action.user.reset_by_command': 'A link to change a password was made on the server',
  'audit.action.user.invited': 'Invited someone to the team',
}
