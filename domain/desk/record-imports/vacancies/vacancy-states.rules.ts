import { withoutAccents } from '../../../kernel/search-words.ts'

/** What a table says of a vacancy. A paused one is neither published nor filled. */
export type NamedState = 'open' | 'paused' | 'closed' | 'draft'

/** The first words of a state, in the order in which they are looked for. */
const words: Readonly<Record<NamedState, RegExp>> = {
  draft:
    /^(?:borrador|draft|pendiente|pending|por (?:aprobar|publicar)|en aprobacion|esperando|waiting|awaiting|approval|unpublished|sin publicar|no (?:publicad[ao]|published)|nueva|new|b|n|i|no|0|false|falso)(?: |$)/,
  paused:
    /^(?:pausad[ao]|pausa|paused?|on hold|hold|en (?:pausa|espera)|suspendid[ao]|suspended|congelad[ao]|frozen|stand ?by|aplazad[ao]|deferred|postponed)(?: |$)/,
  closed:
    /^(?:cerrad[ao]|closed?|cubiert[ao]|filled|llena|cancelad[ao]|cancell?ed|anulad[ao]|archivad[ao]|archived?|terminad[ao]|finalizad[ao]|finished|completad[ao]|completed?|contratad[ao]|hired|placed|vencid[ao]|caducad[ao]|expired|inactiv[ao]|inactive|desiert[ao]|perdid[ao]|lost|ganad[ao]|won|declined|rechazad[ao]|retirad[ao]|withdrawn|unfilled|no cubierta|deactivated|desactivad[ao])s?(?: |$)/,
  open: /^(?:a|s|si|y|yes|x|1|true|verdadero|activ[ao]|active|abiert[ao]|open|opened|reopened|publicad[ao]|published|online|on line|live|vigente|en (?:curso|proceso|busqueda|linea|reclutamiento|seleccion)|in progress|in process|recibiendo|reclutando|buscando|recruiting|sourcing|hiring|interviewing|accepting|offer out|covered|website only|disponible|available)s?(?: |$)/,
}

/** The state that a cell names; undefined for other words. */
export function stateNamed(cell: string): NamedState | undefined {
  const plain = withoutAccents(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:proceso|vacante|oferta|estado|job|status) /, '')
  return (['draft', 'paused', 'closed', 'open'] as const).find((state) => words[state].test(plain))
}
