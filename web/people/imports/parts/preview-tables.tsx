import { Link } from 'react-router'
import { formatDay } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { ImportPreview, PreviewRow } from '#domain/people/imports/import-preview.contract.ts'
import { interpretedBy } from '#domain/people/imports/interpreted.rules.ts'
import { type ImportOutcome, importOutcomes } from '#domain/people/imports/plan.rules.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { Framed, tones } from '../../../platform/imports/framed.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { StatusWord } from '../../../platform/ui/status-word.tsx'

/** What becomes of the lines, as figures. */
export function OutcomeCounts({ counts }: Pick<ImportPreview, 'counts'>) {
  const t = useText()
  return (
    <ul className={styles.counts}>
      {importOutcomes.map((outcome) => (
        <li key={outcome}>
          <StatusWord tone={counts[outcome] ? tones[outcome] : 'stone'}>
            {t(`imports.count.${outcome}`, { count: counts[outcome] ?? 0 })}
          </StatusWord>
        </li>
      ))}
    </ul>
  )
}

const shownFields = [
  ...(['email', 'phone', 'city', 'country', 'date_of_birth', 'skills', 'tags', 'source', 'owner', 'note', 'cv'] as const),
] as const

/** The first rows of a file as they will become; fields without any value are left out. */
export function FirstRows({ rows }: Pick<ImportPreview, 'rows'>) {
  const t = useText()
  const { language } = useLanguage()
  const shown = shownFields.filter((name) => rows.some((row) => textOf(row, name) !== ''))
  const heads = [t('imports.line'), t('imports.outcome'), t('imports.field.first_name'), t('imports.field.last_name')]
  return (
    <Framed
      title={t('imports.first_rows')}
      heads={[...heads, ...shown.map((name) => t(`imports.field.${name}`))]}
      rows={rows.map((row) => ({
        key: row.line,
        cells: [
          ...[row.line, <Outcome key="outcome" outcome={row.outcome} />, row.first_name, row.last_name],
          ...shown.map((name) => (name === 'date_of_birth' && row[name] ? formatDay(row[name], language) : textOf(row, name))),
        ],
      }))}
    />
  )
}

function textOf(row: PreviewRow, name: (typeof shownFields)[number]): string {
  const value = row[name]
  return typeof value === 'string' ? value : value.join(', ')
}

function Outcome({ outcome }: { outcome: ImportOutcome }) {
  const t = useText()
  return <StatusWord tone={tones[outcome]}>{t(`imports.outcome.${outcome}`)}</StatusWord>
}

/** Each wrong cell with its line, column, value and reason. */
export function Problems({ problems }: Pick<ImportPreview, 'problems'>) {
  const t = useText()
  const wireText = useWireText()
  if (problems.length === 0) return null
  const isCut = problems.length === limits.importFile.listed
  return (
    <Framed
      title={t('imports.problems')}
      hint={isCut && t('imports.problems_more', { count: problems.length })}
      heads={[t('imports.line'), t('imports.column'), t('imports.value'), t('imports.reason')]}
      rows={problems.map(({ line, heading, value, reason }) => ({
        key: `${line} ${heading} ${reason}`,
        cells: [line, heading || t('imports.whole_line'), value, wireText(reason)],
      }))}
    />
  )
}

/** Cells that a rule has interpreted, with the rules and what is saved. */
export function Interpreted({ interpreted: { cells, count } }: Pick<ImportPreview, 'interpreted'>) {
  const t = useText()
  const wireText = useWireText()
  const number = useNumber()
  const { language } = useLanguage()
  if (count === 0) return null
  const rules = interpretedBy.filter((rule) => cells.some((cell) => cell.rule === rule))
  return (
    <Framed
      title={t('imports.interpreted')}
      hint={[
        ...rules.map((rule) => t(`imports.interpreted_hint.${rule}`)),
        ...(count > cells.length ? [t('imports.interpreted_more', { total: number(count), count: cells.length })] : []),
      ].join(' ')}
      heads={[t('imports.line'), t('imports.column'), t('imports.value'), t('imports.becomes')]}
      rows={cells.map(({ line, heading, value, rule, result, reason }) => {
        const saved = rule === 'short_year' ? formatDay(result, language) : result
        return {
          key: `${line} ${heading} ${rule}`,
          cells: [line, heading, value, reason ? t('imports.in_note', { reason: wireText(reason) }) : saved],
        }
      })}
    />
  )
}

/** People who exist already or stand twice in the file. */
export function Repeated({ repeated }: Pick<ImportPreview, 'repeated'>) {
  const t = useText()
  if (repeated.length === 0) return null
  const isCut = repeated.length === limits.importFile.listed
  return (
    <Framed
      title={t('imports.repeated')}
      hint={`${t('imports.repeated_hint')} ${isCut ? t('imports.repeated_more', { count: repeated.length }) : ''}`}
      heads={[t('imports.line'), t('imports.person'), t('imports.reason'), t('imports.outcome.known')]}
      rows={repeated.map(({ line, fullname, by, person, first_line }) => ({
        key: line,
        cells: [
          ...[line, fullname, t(`imports.repeated_by.${by}`)],
          person ? <PersonLink key="person" {...person} /> : t('imports.repeated_line', { line: first_line ?? 0 }),
        ],
      }))}
    />
  )
}

/** New people whose phone number somebody else has. */
export function SamePhones({ same_phone: { people, count } }: Pick<ImportPreview, 'same_phone'>) {
  const t = useText()
  const number = useNumber()
  if (count === 0) return null
  const more = count > people.length ? t('imports.same_phone_more', { total: number(count), count: people.length }) : ''
  return (
    <Framed
      title={t('imports.same_phone')}
      hint={`${t('imports.same_phone_hint')} ${more}`}
      heads={[t('imports.line'), t('imports.person'), t('imports.field.phone'), t('imports.same_phone_with')]}
      rows={people.map(({ line, fullname, phone, person, first_line }) => ({
        key: line,
        cells: [
          ...[line, fullname, phone],
          person ? <PersonLink key="person" {...person} /> : t('imports.same_phone_line', { line: first_line ?? 0 }),
        ],
      }))}
    />
  )
}

/** People to whom nobody writes: they come in with the mark, or have it already (CON-02). */
export function Barred({ no_contact: { people, count, already } }: Pick<ImportPreview, 'no_contact'>) {
  const t = useText()
  const number = useNumber()
  const total = count + already
  if (total === 0) return null
  const hints = [
    count > 0 && t('imports.no_contact_hint', { count }),
    already > 0 && t('imports.no_contact_already', { count: already }),
    total > people.length && t('imports.no_contact_more', { total: number(total), count: people.length }),
  ]
  return (
    <Framed
      title={`${t('imports.no_contact')} (${number(total)})`}
      hint={hints.filter(Boolean).join(' ')}
      heads={[t('imports.line'), t('imports.person'), t('imports.no_contact_words')]}
      rows={people.map(({ line, fullname, words, person }) => ({
        key: line,
        cells: [
          line,
          person ? <PersonLink key="person" uuid={person} fullname={fullname} /> : fullname,
          words || t('imports.no_contact_marked'),
        ],
      }))}
    />
  )
}

export const PersonLink = ({ uuid, fullname }: { uuid: string; fullname: string }) => (
  <Link to={userScreens.userProfile.to({ uuid })} target="_blank">
    {fullname}
  </Link>
)

/** What the import leaves out or creates besides people. */
export function FileNotes({ preview }: { preview: ImportPreview }) {
  const t = useText()
  const notes = (['unknown_skills', 'unknown_owners', 'new_tags', 'unused_files'] as const).filter(
    (note) => preview[note].count > 0,
  )
  if (notes.length === 0) return null
  const namesOf = ({ names, count }: ImportPreview['new_tags']) => {
    const shown = names.slice(0, 10).join(', ')
    return count > 10 ? t('imports.names_more', { names: shown, count: count - 10 }) : shown
  }
  return (
    <ul>
      {notes.map((note) => (
        <li key={note}>{t(`imports.${note}`, { names: namesOf(preview[note]) })}</li>
      ))}
    </ul>
  )
}
