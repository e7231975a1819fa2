/** Texts of parts that the lists and records of staff share. */
export const es = {
  'lists.scope': 'Qué vacantes mostrar',
  'lists.scope.mine': 'Mías',
  'lists.scope.all': 'Todas',
  'common.more': 'Más opciones',
  'lists.add_filter': 'Filtro',
  'lists.remove_filter': 'Quitar el filtro «{{filter}}»',
  'lists.clear_filters': 'Quitar los filtros',
  'lists.filters': 'Filtros y orden',
  'lists.order': 'Orden',
  'lists.ascending': '{{column}}, de menor a mayor',
  'lists.descending': '{{column}}, de mayor a menor',
  'lists.show_found': 'Ver la lista',
  'lists.count_capped': '{{count}}+',
  'common.undo': 'Deshacer',
  'common.whatsapp': 'Escribir por WhatsApp al {{phone}} (otra pestaña)',
  'common.whatsapp_short': 'WhatsApp',
} as const
