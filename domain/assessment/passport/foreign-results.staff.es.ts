/** Texts for staff who look at a person's results of other companies. */
export const es = {
  'foreign_results.evidence_text':
    'Los muestra el candidato. No cuentan en los resultados, los filtros ni las comparaciones de este sitio. Comprobamos que los firmó el sitio indicado; te toca juzgar quién está detrás de ese sitio.',
  'foreign_results.holder.unnamed': 'Lo muestra el candidato; no dice a nombre de quién está.',
  'foreign_results.holder.same': 'Está a nombre de {{name}}, igual que el perfil.',
  'foreign_results.holder.other': 'Está a nombre de {{name}}, un nombre distinto del perfil.',
  'foreign_results.shown_by_others': 'Otra persona de este sitio muestra el mismo resultado.',
  'audit.action.user.foreign_result_added': 'Agregó un resultado de otra empresa a su perfil',
  'audit.action.user.foreign_result_removed': 'Quitó un resultado de otra empresa de su perfil',
} as const
