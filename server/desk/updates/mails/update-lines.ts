import { en } from '#domain/desk/updates/updates.mail.en.ts'
import { es } from '#domain/desk/updates/updates.mail.es.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { escapeHtml, fillVariables } from '#domain/mail/mail.rules.ts'
import type { UpdateKind } from '#domain/update-kinds.ts'
import { wordOf } from '../../../platform/texts.ts'

const texts = { es, en }

/** Events of one kind in one vacancy; without a vacancy, of the site. */
export interface UpdateLine {
  readonly kind: UpdateKind
  readonly vacancy: string | null
  readonly count: number
}

/** The lines as rich text: a list for each vacancy, in the given order, and one for the rest (NOT-02). */
export function updatesHtml(lines: readonly UpdateLine[], language: Language): string {
  const of = texts[language]
  const groups = Map.groupBy(lines, ({ vacancy }) => vacancy)
  const heading = (vacancy: string | null) => vacancy ?? (groups.size > 1 ? of['notice_mail.elsewhere'] : undefined)
  return [...groups]
    .map(([vacancy, rows]) => {
      const title = heading(vacancy)
      const items = rows.map((row) => `<li>${escapeHtml(lineOf(row, language))}</li>`)
      return `${title === undefined ? '' : `<p><strong>${escapeHtml(title)}</strong></p>`}<ul>${items.join('')}</ul>`
    })
    .join('')
}

function lineOf({ kind, count }: UpdateLine, language: Language): string {
  const of = texts[language]
  // Nobody joins a team twice.
  if (kind === 'team_joined') return of['notice_mail.team_joined']
  const shown = count > limits.updates.countCap - 1 ? `${limits.updates.countCap}+` : String(count)
  return fillVariables(of['notice_mail.line'], { what: wordOf(language, `notice_mail.${kind}`), count: shown })
}
