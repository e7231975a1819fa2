import type { Translation } from '../../kernel/messages.ts'
import type { es } from './views.staff.es.ts'

export const en: Translation<typeof es> = {
  'views.title': 'Views',
  'views.shown': 'View: {{name}}',
  'views.none': 'Save the filters, order and columns of this list to come back to them.',
  'views.failed': 'The views could not be loaded.',
  'views.without': 'No view',
  'views.save': 'Save as a new view',
  'views.save_changes': 'Save the changes to “{{name}}”',
  'views.save_title': 'Save as a view',
  'views.edit_title': 'View “{{name}}”',
  'views.name': 'Name of the view',
  'views.share': 'Share with colleagues',
  'views.share_hint': 'Everybody who may open this list sees it. It shows nobody rows that they may not see.',
  'views.make_default': 'Always open this list with this view',
  'views.is_default': 'default',
  'views.is_shared': 'shared',
  'views.saved': 'The view “{{name}}” was saved.',
  'views.gone': 'That view no longer exists or is not shared with you.',
  'views.left_out': 'The view had filters or columns that this list no longer uses: {{names}}.',
  'views.error.full': 'You already have the maximum number of views. Delete one first.',
}
