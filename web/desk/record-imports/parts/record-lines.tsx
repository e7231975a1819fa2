import type { ReactNode } from 'react'
import { remarkWords } from '#domain/desk/record-imports/cell-remarks.rules.ts'
import type { RecordKind } from '#domain/desk/record-imports/record-fields.rules.ts'
import type { RecordLine, RecordPreview } from '#domain/desk/record-imports/record-imports.contract.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { Framed, tones } from '../../../platform/imports/framed.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { PastSteps } from './past-steps.tsx'

/** What becomes of each line, wrong ones first. */
export function RecordLines({ kind, preview }: { kind: RecordKind; preview: RecordPreview }) {
  const t = useText()
  const wireText = useWireText()
  const { language } = useLanguage()
  const list = useListWords()
  const number = useNumber()
  const { counts, lines } = preview
  const isHistory = kind === 'history'
  const outcomes = (['new', 'known', 'twice', 'unknown', 'wrong'] as const).filter((one) => one !== 'unknown' || isHistory)
  const total = outcomes.reduce((sum, one) => sum + counts[one], 0)
  const named = (fields: readonly string[]) => list(fields.map((name) => wireText(`records.field_of.${name}`)))
  const counted = (outcome: (typeof outcomes)[number]): string => {
    const count = { count: counts[outcome] }
    if (outcome === 'unknown' || (isHistory && outcome !== 'twice' && outcome !== 'wrong'))
      return t(`records.history.count.${outcome}`, count)
    return t(outcome === 'new' ? 'records.count.new' : `imports.count.${outcome}`, count)
  }
  const does = ({ outcome, state, closed_on, lacks, joins_line, gets, reasons }: RecordLine): string => {
    if (outcome === 'wrong' || outcome === 'unknown') return reasons.map((reason) => wireText(reason)).join(' ')
    if (outcome === 'twice') return joins_line === null ? t('records.twice') : t('records.twice_joined', { line: joins_line })
    if (gets.length > 0) return t('records.gets', { names: named(gets) })
    if (outcome === 'known') return t(isHistory ? 'records.history.known' : 'records.known')
    if (kind !== 'vacancies') return t('records.added')
    if (state === 'closed')
      return closed_on ? t('records.added_closed_on', { day: formatDay(closed_on, language) }) : t('records.added_closed')
    if (state === 'published')
      return lacks.length > 0 ? t('records.added_published_lacks', { names: named(lacks) }) : t('records.added_published')
    return lacks.length > 0 ? t('records.added_lacks', { names: named(lacks) }) : t('records.added_draft')
  }
  return (
    <>
      <ul className={styles.counts}>
        {outcomes.map((outcome) => (
          <li key={outcome}>
            <StatusWord tone={counts[outcome] ? tones[outcome] : 'stone'}>{counted(outcome)}</StatusWord>
          </li>
        ))}
      </ul>
      {preview.history && preview.history.applications < counts.new && (
        <p>{t('records.history.applications', { count: preview.history.applications })}</p>
      )}
      {preview.unknown_skills.length > 0 && (
        <p>{t('records.unknown_skills', { names: preview.unknown_skills.slice(0, 10).join(', ') })}</p>
      )}
      <Framed
        title={t('imports.step.rows')}
        hint={total > lines.length && t('records.lines_more', { total: number(total), count: lines.length })}
        heads={[
          ...[t('records.line'), t(`records.${kind}.name`), t(`records.${kind}.detail`)],
          ...(isHistory ? [t('records.history.written')] : []),
          t('records.does'),
        ]}
        rows={lines.map((line) => ({
          key: line.line,
          cells: [
            ...[line.line, line.name, line.detail],
            ...(isHistory ? [line.application?.written] : []),
            <Effect key="does" does={line.application?.steps.length ? '' : does(line)} notices={line.notices}>
              {line.application && <PastSteps steps={line.application.steps} />}
            </Effect>,
          ],
        }))}
      />
    </>
  )
}

/** What becomes of a line, and of its cells that do not count as they are written. */
function Effect({ does, notices, children }: { does: string; notices: RecordLine['notices']; children?: ReactNode }) {
  const say = useWireText()
  return (
    <div>
      {does}
      {children}
      {notices.map((notice) => (
        <div key={notice.field} className={styles.soft}>
          {remarkWords(notice, say)}
        </div>
      ))}
    </div>
  )
}
