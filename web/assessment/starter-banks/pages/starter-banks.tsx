import { useState } from 'react'
import { Link } from 'react-router'
import { bankScreens } from '#domain/assessment/banks/banks.screens.ts'
import { skillScreens } from '#domain/assessment/skills/skills.screens.ts'
import type { StarterBankView } from '#domain/assessment/starter-banks/starter-banks.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import type { Column } from '../../../platform/tables/column.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { useRows } from '../../../platform/tables/use-rows.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import styles from '../parts/starter-banks.module.css'
import { useAddStarterBank, useStarterBanks } from '../starter-banks.queries.ts'

/** /skills/admin/starter-banks: the banks of questions that come with the product. */
export default function StarterBanks() {
  const t = useText()
  const { language } = useLanguage()
  const nameOf = (bank: StarterBankView) => bank[`skill_${language}`]
  const list = useRows(useStarterBanks(), {
    sort: 'skill',
    textOf: nameOf,
    sortValueOf: (bank, column) => (column === 'questions' ? bank.questions : nameOf(bank)),
  })
  const mayAdd = useMay({ module: 'questions', item: 'change' })
  const mayView = useMay({ module: 'questions', item: 'view' })
  const [pressed, setPressed] = useState<string>()
  const columns: Column<StarterBankView>[] = [
    {
      key: 'skill',
      label: t('starter_banks.skill'),
      sortable: true,
      cell: (bank) =>
        bank.is_added && bank.skill && mayView ? (
          <Link to={bankScreens.bank.to({ id: bank.skill.uuid })}>{nameOf(bank)}</Link>
        ) : (
          nameOf(bank)
        ),
    },
    { key: 'questions', label: t('starter_banks.questions'), sortable: true, numeric: true, cell: (bank) => bank.questions },
    {
      key: 'levels',
      label: t('starter_banks.levels'),
      cell: ({ levels: [easy, middling, hard] }) => t('starter_banks.levels_of', { easy, middling, hard }),
    },
    { key: 'state', label: t('starter_banks.state'), cell: (bank) => <State bank={bank} takesFocus={bank.name === pressed} /> },
  ]
  return (
    <div className="page">
      <PageHead title={t('starter_banks.title')} back={{ to: skillScreens.skills.to(), label: t('skills.back'), short: true }} />
      <p className={styles.about}>{t('starter_banks.description')}</p>
      <DataTable
        caption={t('starter_banks.title')}
        list={list}
        columns={columns}
        idOf={({ name }) => name}
        nameOf={nameOf}
        actions={
          mayAdd
            ? (bank) => [
                {
                  label: t('starter_banks.add'),
                  button: !bank.is_added && <AddButton bank={bank} name={nameOf(bank)} onPress={() => setPressed(bank.name)} />,
                },
              ]
            : undefined
        }
        empty={<EmptyState title={t('starter_banks.empty')} />}
      />
    </div>
  )
}

/** The button disappears with its press, so the state gets the focus. */
function State({ bank: { is_added: isAdded, skill }, takesFocus }: { bank: StarterBankView; takesFocus: boolean }) {
  const t = useText()
  if (isAdded)
    return (
      <span ref={takesFocus ? takeFocus : undefined} tabIndex={takesFocus ? -1 : undefined}>
        <StatusWord tone="green">{t('starter_banks.state.added')}</StatusWord>
      </span>
    )
  return skill && t('starter_banks.state.joins', { name: skill.name })
}

function AddButton({ bank, name, onPress }: { bank: StarterBankView; name: string; onPress: () => void }) {
  const t = useText()
  const banner = useBanner()
  const add = useAddStarterBank()
  const { run, busy } = useAction(() => banner.report(add(bank)))
  return (
    <Button
      tone="quiet"
      size="small"
      busy={busy}
      aria-label={t('starter_banks.add_named', { name })}
      onClick={() => {
        onPress()
        void run()
      }}
    >
      {t('starter_banks.add')}
    </Button>
  )
}
