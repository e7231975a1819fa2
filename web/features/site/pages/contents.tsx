import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { languages } from '#domain/kernel/languages.ts'
import { contentParts, type listContents } from '#domain/site/contents.contract.ts'
import { contentScreens } from '#domain/site/contents.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { useRows } from '../../../platform/tables/use-rows.ts'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { LogoForm } from '../forms/logo-form.tsx'
import { useContents } from '../site.queries.ts'

type ContentRow = AnswerOf<typeof listContents>['data'][number]

/** /site/admin: every part of what the company says, in each language, and its logo (decision 59). */
export default function ContentsPage() {
  const t = useText()
  const mayChange = useMay({ module: 'roles', item: 'change' })
  const nameOf = ({ part, language }: Pick<ContentRow, 'part' | 'language'>) =>
    `${t(`site.part.${part}`)}, ${t(`site.language.${language}`)}`
  const list = useRows<ContentRow>(useContents(), {
    sort: 'part',
    textOf: nameOf,
    sortValueOf: (row, column) =>
      column === 'changed_at'
        ? row.changed_at
        : contentParts.indexOf(row.part) * languages.length + languages.indexOf(row.language),
  })
  return (
    <div className="page">
      <PageHead title={t('site.contents_title')} description={t('site.contents_description')} />
      <DataTable<ContentRow>
        caption={t('site.contents_title')}
        list={list}
        columns={[
          { key: 'part', label: t('site.part'), sortable: true, cell: (row) => t(`site.part.${row.part}`) },
          { key: 'language', label: t('site.language'), cell: (row) => t(`site.language.${row.language}`) },
          { key: 'version', label: t('site.version'), numeric: true, cell: (row) => row.version },
          {
            key: 'changed_at',
            label: t('site.changed_at'),
            sortable: true,
            cell: (row) => <ShownDate at={row.changed_at} withTime />,
          },
          { key: 'changed_by', label: t('site.changed_by'), cell: (row) => row.changed_by ?? t('site.changed_by_nobody') },
        ]}
        idOf={({ part, language }) => `${part} ${language}`}
        nameOf={nameOf}
        editAt={({ part, language: lang }) => contentScreens.editContent.to({ part, lang })}
      />
      {mayChange && <LogoForm />}
    </div>
  )
}
