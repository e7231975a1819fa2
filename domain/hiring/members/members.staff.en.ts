import type { Translation } from '../../kernel/messages.ts'
import type { es } from './members.staff.es.ts'

export const en: Translation<typeof es> = {
  'members.title': 'Team for {{name}}',
  'members.change': 'Change team',
  'members.owner': 'Owner',
  'members.owner_hint': 'The person responsible for this job.',
  'members.no_owner': 'No owner',
  'members.members': 'Members',
  'members.members_hint': 'Type a name to search. People with a limited role only see the jobs they’re on the team of.',
  'members.more': '{{count}} more',
  'members.save': 'Save team',
  'members.saved': 'The team for {{name}} was saved',
  'members.error.colleague': 'Choose a colleague who can see jobs.',
  'members.error.yourself':
    'With your role you’d lose sight of this job. Stay on as owner or member, or ask someone else to make the change.',
  'audit.action.vacancy.team_changed': 'Changed the team of a job',
}
