import type { Translation } from '../../kernel/messages.ts'
import type { es } from './starter-banks.staff.es.ts'

export const en: Translation<typeof es> = {
  'starter_banks.title': 'Starter banks',
  'starter_banks.description':
    'Questions written for this site, in Spanish and in English. Adding a bank gives you its skill with a test that is ready; afterwards you can change or remove any question.',
  'starter_banks.empty': 'There are no starter banks',
  'starter_banks.skill': 'Skill',
  'starter_banks.questions': 'Questions per language',
  'starter_banks.levels': 'Difficulty, as its authors see it',
  'starter_banks.levels_of': '{{easy}} easy · {{middling}} medium · {{hard}} hard',
  'starter_banks.state': 'Status',
  'starter_banks.state.added': 'Added',
  'starter_banks.state.joins': 'Joins your skill “{{name}}”',
  'starter_banks.add': 'Add',
  'starter_banks.add_named': 'Add the bank {{name}}',
  'starter_banks.added': 'The bank was added, with its test.',
  'starter_banks.source': 'What proves the right answer',
  'starter_banks.source_changed': 'The text was changed after the question was added: check that the source still holds.',
  'starter_banks.level.1': 'Question of a starter bank; easy, as its authors see it.',
  'starter_banks.level.2': 'Question of a starter bank; of medium difficulty, as its authors see it.',
  'starter_banks.level.3': 'Question of a starter bank; hard, as its authors see it.',
  'audit.action.bank.starter_added': 'Added a starter bank',
}
