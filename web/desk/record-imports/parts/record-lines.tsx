import { remarkWords } from '#domain/desk/record-imports/cell-remarks.rules.ts'
import type { RecordKind } from '#domain/desk/record-imports/record-headings.rules.ts'
import type { RecordLine, RecordPreview } from '#domain/desk/record-imports/record-imports.contract.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { Framed, tones } from '../../../platform/imports/framed.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { StatusWord } from '../../../platform/ui/status-word.tsx'

/** What becomes of each line, wrong ones first. */
export function RecordLines({ kind, preview }: { kind: RecordKind; preview: RecordPreview }) {
  const t = useText()
  const wireText = useWireText()
  const list = useListWords()
  const number = useNumber()
  const { counts, lines } = preview
  const total = counts.new + counts.known + counts.twice + counts.wrong
  const named = (fields: readonly string[]) => list(fields.map((name) => wireText(`records.field_of.${name}`)))
  const does = ({ outcome, published, lacks, gets, reasons }: RecordLine): string => {
    if (outcome === 'wrong') return reasons.map((reason) => wireText(reason)).join(' ')
    if (outcome === 'twice') return t('records.twice')
    if (gets.length > 0) return t('records.gets', { names: named(gets) })
    if (outcome === 'known') return t('records.known')
    if (kind === 'clients') return t('records.added')
    if (published) return t('records.added_published')
    return lacks.length > 0 ? t('records.added_lacks', { names: named(lacks) }) : t('records.added_draft')
  }
  return (
    <>
      <ul className={styles.counts}>
        {(['new', 'known', 'twice', 'wrong'] as const).map((outcome) => (
          <li key={outcome}>
            <StatusWord tone={counts[outcome] ? tones[outcome] : 'stone'}>
              {t(outcome === 'new' ? 'records.count.new' : `imports.count.${outcome}`, { count: counts[outcome] })}
            </StatusWord>
          </li>
        ))}
      </ul>
      {preview.unknown_skills.length > 0 && (
        <p>{t('records.unknown_skills', { names: preview.unknown_skills.slice(0, 10).join(', ') })}</p>
      )}
      <Framed
        title={t('imports.step.rows')}
        hint={total > lines.length && t('records.lines_more', { total: number(total), count: lines.length })}
        heads={[t('records.line'), t(`records.${kind}.name`), t(`records.${kind}.detail`), t('records.does')]}
        rows={lines.map((line) => ({
          key: line.line,
          cells: [line.line, line.name, line.detail, <Effect key="does" does={does(line)} notices={line.notices} />],
        }))}
      />
    </>
  )
}

/** What becomes of a line, and of its cells that do not count as they are written. */
function Effect({ does, notices }: { does: string; notices: RecordLine['notices'] }) {
  const say = useWireText()
  return (
    <div>
      {does}
      {notices.map((notice) => (
        <div key={notice.field} className={styles.soft}>
          {remarkWords(notice, say)}
        </div>
      ))}
    </div>
  )
}
