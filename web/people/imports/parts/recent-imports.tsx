import { Link } from 'react-router'
import type { listImportsEndpoint } from '#domain/people/imports/imports.contract.ts'
import { importScreens } from '#domain/people/imports/imports.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { ListBelow } from '../../../platform/imports/list-below.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useImports } from '../imports.queries.ts'

const tones = { draft: 'stone', running: 'yellow', done: 'green', undoing: 'yellow', undone: 'stone' } as const

/** Earlier imports, each with its state. */
export function RecentImports() {
  const t = useText()
  const number = useNumber()
  const columns: ColumnsOf<typeof listImportsEndpoint> = [
    {
      key: 'file_name',
      label: t('imports.step.file'),
      cell: ({ uuid, file_name }) => <Link to={importScreens.imports.to({ id: uuid })}>{file_name}</Link>,
    },
    {
      key: 'state',
      isStatus: true,
      label: t('imports.state'),
      cell: ({ state }) => <StatusWord tone={tones[state]}>{t(`imports.state.${state}`)}</StatusWord>,
    },
    {
      key: 'added',
      label: t('imports.added'),
      cell: ({ state, counts, completed }) => (state === 'done' ? number((counts.new ?? 0) + completed) : ''),
    },
    { key: 'created_by', label: t('imports.created_by'), cell: ({ created_by }) => created_by },
    {
      key: 'created_at',
      label: t('imports.created_at'),
      sortable: true,
      cell: (row) => <ShownDate at={row.created_at} withTime />,
    },
  ]
  const list = useImports()
  return (
    <ListBelow title={t('imports.recent')} list={list}>
      <DataTable caption={t('imports.recent')} list={list} columns={columns} plainRows nameOf={({ file_name }) => file_name} />
    </ListBelow>
  )
}
