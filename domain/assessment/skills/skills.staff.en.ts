import type { Translation } from '../../kernel/messages.ts'
import type { es } from './skills.staff.es.ts'

export const en: Translation<typeof es> = {
  'menu.skills': 'Skills',
  'skills.title': 'Skills',
  'skills.description': 'What jobs ask for and profiles show. With ten ready questions they can have a test.',
  'skills.add': 'Add skill',
  'skills.edit': 'Edit skill',
  'skills.delete': 'Delete skill',
  'skills.back': 'Back to skills',
  'skills.empty': 'There are no skills yet',
  'skills.name': 'Name',
  'skills.about': 'Description',
  'skills.has_test': 'Test',
  'skills.has_test.1': 'Yes',
  'skills.has_test.0': 'No',
  'skills.count_questions': 'Questions',
  'skills.add_question': 'Add a question',
  'skills.add_question_named': 'Add a question to {{name}} (opens in a new tab)',
  'skills.offer_test': 'Offer the test',
  'skills.test_possible':
    'There are {{es}} questions ready in Spanish and {{en}} in English. The test is offered in the languages that have ten.',
  'skills.test_lacks':
    'To offer it, 10 questions must be ready in the same language. There are {{es}} of 10 in Spanish and {{en}} of 10 in English.',
  'skills.test_later': 'You can offer it once the skill has ten questions ready in the same language.',
  'skills.time_limit': 'Time limit in minutes',
  'skills.time_limit_help': 'Leave it empty for a test without a limit.',
  'skills.time_limit_minutes': '{{minutes}} min',
  'skills.no_time_limit': 'No limit',
  'skills.status': 'Status',
  'skills.status.A': 'Active',
  'skills.status.I': 'Inactive',
  'skills.status_help': 'An inactive skill can’t be chosen anymore; it stays where it is.',
  'skills.in_use':
    'Jobs, profiles, questions or results use this skill, so it will be deactivated instead of deleted: no one can choose it anymore, and everything that uses it stays as it is.',
  'skills.put_out': 'Deactivate',
  'skills.put_out_of_use': '{{name}} is now inactive. It wasn’t deleted because jobs, profiles, questions or results use it.',
  'skills.error.skillname_required': 'Enter the skill’s name.',
  'skills.error.skill_invalid':
    'Use at least 3 characters, and only letters, digits, spaces, apostrophes and : . , * # - / & + ( ).',
  'skills.error.skill_unique': 'There’s already a skill with this name.',
  'skills.error.time_limit': 'Enter a whole number of minutes from 1 to 600, or leave the field empty.',
  'skills.error.test_needs_questions': 'The test needs ten questions ready in the same language.',
}
