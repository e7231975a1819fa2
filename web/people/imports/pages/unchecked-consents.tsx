import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { importScreens } from '#domain/people/imports/imports.screens.ts'
import {
  consentDecisions,
  type listUncheckedConsentsEndpoint,
  type UncheckedConsent,
} from '#domain/people/imports/unchecked-consents.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import styles from '../../../platform/imports/imports.module.css'
import { ChosenRows } from '../../../platform/tables/chosen-rows.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { useRowSelection } from '../../../platform/tables/use-row-selection.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { type Asked, ConsentQuestion } from '../forms/consent-question.tsx'
import { useUncheckedConsents } from '../imports.queries.ts'

/** /admin/users/consents-to-check: declared consents whose import ignored a column of its file (CON-01). */
export default function UncheckedConsents() {
  const t = useText()
  const { language } = useLanguage()
  const list = useUncheckedConsents()
  const [asked, setAsked] = useState<Asked>()
  const selection = useRowSelection<UncheckedConsent>({
    idOf: ({ uuid }) => uuid,
    most: limits.peopleAtOnce,
    labelOf: ({ person }) => t('unchecked.choose_named', { name: person.fullname }),
    allLabel: t('unchecked.choose_all'),
  })
  const columns: ColumnsOf<typeof listUncheckedConsentsEndpoint> = [
    {
      key: 'fullname',
      label: t('unchecked.person'),
      sortable: true,
      cell: ({ person }) => (
        <LightLink to={userScreens.userProfile.to({ uuid: person.uuid })} target="_blank" title={t('users.new_tab')}>
          {person.fullname}
        </LightLink>
      ),
    },
    { key: 'email', label: t('users.email'), yields: true, cell: ({ person }) => person.email },
    {
      key: 'consent',
      label: t('unchecked.consent'),
      isWhole: true,
      cell: (row) => `${formatDay(row.consented_on, language)} · ${row.consent_how}`,
    },
    {
      key: 'imported_at',
      label: t('unchecked.import'),
      sortable: true,
      isWhole: true,
      cell: (row) => <ImportOf of={row.import} />,
    },
  ]
  const ask = (decision: Asked['decision'], rows: readonly UncheckedConsent[]) => setAsked({ decision, rows })
  return (
    <div className="page">
      <PageHead title={t('unchecked.title')} back={{ to: importScreens.imports.to(), label: t('unchecked.back') }} />
      {list.total > 0 && <p className={styles.soft}>{t('unchecked.description')}</p>}
      <ChosenRows
        count={selection.chosen.length}
        words={t('unchecked.chosen', { count: selection.chosen.length })}
        clearLabel={t('unchecked.chosen_none')}
        onClear={selection.clear}
      >
        {consentDecisions.map((decision) => (
          <Button key={decision} size="small" tone="quiet" aria-haspopup="dialog" onClick={() => ask(decision, selection.chosen)}>
            {t(`unchecked.${decision}_many`)}
          </Button>
        ))}
      </ChosenRows>
      <DataTable
        caption={t('unchecked.title')}
        list={list}
        columns={columns}
        plainRows
        nameOf={({ person }) => person.fullname}
        selection={selection}
        actions={(row) =>
          consentDecisions.map((decision) => ({
            label: t(`unchecked.${decision}`),
            name: t(`unchecked.${decision}_named`, { name: row.person.fullname }),
            onPress: () => ask(decision, [row]),
          }))
        }
        empty={<EmptyState title={t('unchecked.empty')} text={t('unchecked.empty_hint')} />}
      />
      <ConsentQuestion asked={asked} onClose={() => setAsked(undefined)} onDecided={selection.clear} />
    </div>
  )
}

/** The file, when and by whom it was imported, and where the answer may be: in columns that were left out, or in the note. */
function ImportOf({
  of: { uuid, file_name, imported_at, imported_by, ignored_columns, in_note },
}: {
  of: UncheckedConsent['import']
}) {
  const t = useText()
  const dates = useDates()
  return (
    <>
      {uuid ? <Link to={importScreens.imports.to({ id: uuid })}>{file_name}</Link> : file_name}
      {[
        '',
        t('unchecked.imported_by', { name: imported_by, date: dates.date(imported_at) }),
        ignored_columns.length > 0 &&
          t('unchecked.columns', { count: ignored_columns.length, columns: ignored_columns.join(', ') }),
        in_note && t('unchecked.in_note'),
      ]
        .filter((words) => words !== false)
        .join(' · ')}
    </>
  )
}
