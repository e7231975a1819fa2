import { useState } from 'react'
import type { listParityEndpoint, ParityView } from '#domain/assessment/banks/banks.contract.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { usePairChanges, useParity } from '../banks.queries.ts'
import { PairDialog, type Unpaired } from '../forms/pair-dialog.tsx'
import styles from './bank.module.css'

const nameOf = ({ es, en }: ParityView) => es?.question ?? en?.question ?? ''
const uuidOf = ({ es, en }: ParityView) => es?.uuid ?? en?.uuid ?? ''

/** The questions of a bank in pairs, incomplete ones first, with the figures of both languages. */
export function ParityTable({ id }: { id: string }) {
  const t = useText()
  const banner = useBanner()
  const list = useParity(id)
  const mayChange = useMay({ module: 'questions', item: 'change' })
  const { check, part } = usePairChanges()
  const { run } = useAction((change: typeof check, row: ParityView) => banner.report(change(uuidOf(row))))
  const [pairing, setPairing] = useState<Unpaired>()
  const columns: ColumnsOf<typeof listParityEndpoint> = [
    { key: 'question', label: t('banks.question'), sortable: true, cell: (row) => <Sides row={row} /> },
    { key: 'gaps', label: t('banks.parity_gaps'), sortable: true, cell: (row) => <Gaps row={row} /> },
    { key: 'figures', label: t('banks.parity_figures'), cell: (row) => <Figures row={row} /> },
  ]
  return (
    <>
      <DataTable
        caption={t('banks.parity')}
        list={list}
        columns={columns}
        idOf={uuidOf}
        nameOf={nameOf}
        actions={
          mayChange
            ? (row) => {
                const question = nameOf(row)
                const choosing = {
                  label: t('banks.pair_title'),
                  name: t('banks.pair_named', { question }),
                  onPress: () => setPairing({ uuid: uuidOf(row), question, language: row.es ? 'es' : 'en' }),
                }
                if (!row.es || !row.en) return [choosing]
                const parting = {
                  label: t('banks.part'),
                  name: t('banks.part_named', { question }),
                  onPress: () => void run(part, row),
                }
                if (!row.gaps.some((gap) => gap.startsWith('outdated'))) return [parting]
                const checking = {
                  label: t('banks.check'),
                  name: t('banks.check_named', { question }),
                  onPress: () => void run(check, row),
                }
                return [checking, parting]
              }
            : undefined
        }
        empty={<EmptyState title={t('banks.health_empty')} />}
      />
      <PairDialog id={id} unpaired={pairing} onClose={() => setPairing(undefined)} />
    </>
  )
}

function Sides({ row }: { row: ParityView }) {
  return (
    <span className={styles.sides}>
      {languages.map((language) => {
        const side = row[language]
        return (
          side && (
            <span key={language} lang={language}>
              {side.question}
            </span>
          )
        )
      })}
    </span>
  )
}

function Gaps({ row }: { row: ParityView }) {
  const t = useText()
  if (row.gaps.length === 0) return <StatusWord tone="green">{t('banks.parity_alike')}</StatusWord>
  return (
    <span className={styles.marks}>
      {row.gaps.map((gap) => (
        <StatusWord key={gap} tone="yellow">
          {t(`banks.gap.${gap}`)}
        </StatusWord>
      ))}
    </span>
  )
}

function Figures({ row }: { row: ParityView }) {
  return (
    <span className={styles.sides}>
      {languages.map((language) => row[language] && <FiguresOf key={language} language={language} side={row[language]} />)}
    </span>
  )
}

function FiguresOf({ language, side }: { language: Language; side: NonNullable<ParityView['es']> }) {
  const t = useText()
  const number = useNumber(2)
  const { asked, share, discrimination } = side
  return (
    <span>
      {t('banks.parity_figures_of', {
        language: t(`banks.language.${language}`),
        share: share === null ? t('banks.none') : t('banks.share_value', { share: number(share) }),
        discrimination: discrimination === null ? t('banks.none') : number(discrimination),
        count: asked,
      })}
    </span>
  )
}
