import type { es } from './lists.staff.es.ts'
import type { Translation } from './messages.ts'

export const en: Translation<typeof es> = {
  'errors.too_long_to_export': 'This list has more than 50,000 rows. Search or filter first, then export the result.',
  'lists.scope': 'Which jobs to show',
  'lists.scope.mine': 'Mine',
  'lists.scope.all': 'All',
  'common.more': 'More options',
  'lists.add_filter': 'Filter',
  'lists.remove_filter': 'Remove the filter “{{filter}}”',
  'lists.clear_filters': 'Clear filters',
  'lists.filters': 'Filters and order',
  'lists.order': 'Order',
  'lists.ascending': '{{column}}, ascending',
  'lists.descending': '{{column}}, descending',
  'lists.show_found': 'Show the list',
  'lists.columns': 'Columns',
  'lists.column_narrow': 'No room in this window',
  'lists.columns_reset': 'Show the initial columns',
  'lists.count_capped': '{{count}}+',
  'common.undo': 'Undo',
  'common.whatsapp': 'Write to {{phone}} on WhatsApp (new tab)',
  'common.whatsapp_short': 'WhatsApp',
  'common.move_up_named': 'Move “{{name}}” up',
  'common.move_down_named': 'Move “{{name}}” down',
  'common.moved_place': '“{{name}}” is now number {{number}} of {{count}}.',
  'lists.so_far': 'See what there is so far',
}
