import { withoutAccents } from '../../../kernel/search-words.ts'
import { type Stage, stages } from '../../../kernel/stages.ts'

/** What a word of a stage or an outcome may mean: a column of the board, a hire, or a withdrawal. */
export const pastResults = [...stages, 'hired', 'withdrawn'] as const
export type PastResult = Stage | 'hired' | 'withdrawn'

/** In the order in which they are tried: the words of an end come before those of a stage on the way, which they often contain. */
const meanings: readonly (readonly [PastResult, RegExp])[] = [
  [
    'withdrawn',
    /retir(?:ad|o\b|a\b)|desist|withdr|renunci|abandon|opted out|not interested|no (?:esta |le )?interes|(?:offer|oferta).{0,12}(?:declin|reject|rechaz)|(?:declin|rechaz)\w* (?:la |de )?(?:offer|oferta)|candidate (?:declin|reject)|(?:declin|reject)\w* by candidate|(?:rechaz|declin)\w* (?:por )?(?:el |la )?candidat/,
  ],
  [
    'reject',
    /^no\b(?! asignad)|\bno (?:apt|pas|sele|cumpl|contin|contrat|aprob|avanz|viab|se present|asist)|\bnot (?:hired|selected|suitable|qualified|a fit|placed)|no[- ]show|reject|rechaz|descart|descalif|eliminad|disqualif|unqualif|unsuccess|declin|regret|turned down|perdid/,
  ],
  [
    'secondInterview',
    /(?:segunda|2a|2da|2nd|second|final|ultima|tecnica|technical|client|panel|onsite|on-site).{0,12}(?:entrev|interv)|(?:entrev|interv)\w*.{0,16}(?:2|final|client|tecnic|technical|jefe|manager|gerent)|finalist|\bterna\b|(?:hiring )?manager review/,
  ],
  [
    'approved',
    /oferta|offer|aprobad|approved|^(?:pre)?seleccionad[oa] (?:por|final)|^seleccionad|^selected|elegid|examenes medicos|background|antecedentes|reference check|referencias/,
  ],
  [
    'hired',
    /contrat|hired|\bhire\b|placed|placement|colocad|vinculad|joined|onboard|^ingres|empleado|converted|^started|aceptad|accepted/,
  ],
  ['makeTest', /prueba|\btest|assessment|evaluacion|psicot|assignment|challenge|take ?-?home|examen|caso practico/],
  [
    'firstInterview',
    /entrev|interv|phone|llamada|call|(?:enviad|presentad|remitid)\w* (?:al? |a la )?(?:client|empresa)|(?:client|cv) sub|submitted|cv sent|sent to client|presented|presentad/,
  ],
  [
    'apply',
    /postul|aplic|applic|applied|nuev|\bnew\b|recib|inbox|inscri|web resp|sourc|contact|screen|preselec|filtro|revis|review|\blead\b|list|internal|associat|qualif|hoja de vida|\bcv\b|en proceso|in process|in progress|activ|abiert|open|pend|hold|espera|unassigned|sin asignar|no asignad|registrad/,
  ],
]

/** What a word of another product's stage or outcome probably means; undefined when nothing is known about it. */
export function guessPastResult(word: string): PastResult | undefined {
  const plain = withoutAccents(word)
    .replace(/[_/·.–—]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  return meanings.find(([, pattern]) => pattern.test(plain))?.[0]
}
