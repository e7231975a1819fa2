import { useState } from 'react'
import type { HealthView } from '#domain/assessment/banks/banks.contract.ts'
import { isSurprising } from '#domain/assessment/banks/health.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import type { Column } from '../../../platform/tables/column.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { useRows } from '../../../platform/tables/use-rows.ts'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { readHealthFile, unsorted, useBrokenChanges, useHealth } from '../banks.queries.ts'
import styles from './bank.module.css'
import { QuestionDifficulty } from './question-difficulty.tsx'

/** The questions of a bank with their figures, marked ones first. Staff take broken questions out of use here. */
export function HealthTable({ id, language }: { id: string; language: Language }) {
  const t = useText()
  const banner = useBanner()
  const mayChange = useMay({ module: 'users', item: 'change' })
  const { find, mend } = useBrokenChanges()
  const [breaking, setBreaking] = useState<HealthView>()
  const list = useRows(useHealth(id, language), {
    sort: unsorted,
    textOf: (row) => row.question,
    sortValueOf: (row, column) => figureOf(row, column),
    readFile: (form, at) => readHealthFile(id, language, form, at),
  })
  return (
    <>
      <DataTable
        caption={t('banks.health')}
        list={list}
        columns={useColumns()}
        nameOf={(row) => row.question}
        actions={
          mayChange
            ? (row) => [
                row.broken_at
                  ? {
                      label: t('banks.mend'),
                      name: t('banks.mend_named', { question: row.question }),
                      onPress: () => void banner.report(mend(row.uuid)),
                    }
                  : {
                      label: t('banks.break'),
                      name: t('banks.break_named', { question: row.question }),
                      onPress: () => setBreaking(row),
                    },
              ]
            : undefined
        }
        empty={<EmptyState title={t('banks.health_empty')} />}
      />
      <ConfirmDialog
        open={breaking !== undefined}
        title={t('banks.break_title')}
        confirmLabel={t('banks.break_confirm')}
        onConfirm={async () => {
          if (breaking) banner.success((await find(breaking.uuid)).success_message)
          setBreaking(undefined)
        }}
        onCancel={() => setBreaking(undefined)}
      >
        <p>
          <strong>{breaking?.question}</strong>
        </p>
        <p>{t('banks.break_question')}</p>
      </ConfirmDialog>
    </>
  )
}

/** A figure to sort by; a missing one is below all others. */
function figureOf(row: HealthView, column: string): number {
  if (column === 'difficulty') return row.difficulty.difficulty ?? -100
  return column in row ? (row[column as 'asked'] ?? -2) : 0
}

function useColumns(): readonly Column<HealthView>[] {
  const t = useText()
  const whole = useNumber(0)
  const tenths = useNumber(1)
  const hundredths = useNumber(2)
  return [
    {
      key: 'question',
      label: t('banks.question'),
      sortable: true,
      yields: true,
      cell: (row) => <span lang={row.language}>{row.question}</span>,
    },
    { key: 'marks', label: t('banks.marks'), cell: (row) => <Marks row={row} /> },
    { key: 'asked', label: t('banks.asked'), numeric: true, sortable: true, cell: (row) => whole(row.asked) },
    {
      key: 'share',
      label: t('banks.share'),
      numeric: true,
      sortable: true,
      cell: ({ share }) => (share === null ? t('banks.none') : t('banks.share_value', { share: tenths(share) })),
    },
    {
      key: 'difficulty',
      label: t('difficulty.title'),
      sortable: true,
      cell: (row) => <QuestionDifficulty of={row.difficulty} />,
    },
    {
      key: 'discrimination',
      label: t('banks.discrimination'),
      numeric: true,
      sortable: true,
      cell: ({ discrimination }) => (discrimination === null ? t('banks.none') : hundredths(discrimination)),
    },
    {
      key: 'median_seconds',
      label: t('banks.median'),
      numeric: true,
      sortable: true,
      cell: ({ median_seconds: seconds }) =>
        seconds === null ? t('banks.none') : t('banks.seconds', { seconds: whole(seconds) }),
    },
  ]
}

function Marks({ row }: { row: HealthView }) {
  const t = useText()
  if (!row.broken_at && row.marks.length === 0 && !isSurprising(row)) return null
  return (
    <span className={styles.marks}>
      {row.broken_at && <StatusWord tone="red">{t('banks.broken')}</StatusWord>}
      {row.marks.map((mark) => (
        <StatusWord key={mark} tone="yellow">
          {t(`banks.mark.${mark}`)}
        </StatusWord>
      ))}
      {isSurprising(row) && <StatusWord tone="yellow">{t('difficulty.misfit')}</StatusWord>}
    </span>
  )
}
