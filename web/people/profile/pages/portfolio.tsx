import { useText } from '../../../platform/i18n/language.tsx'
import { RecordSection } from '../../../platform/records/record-section.tsx'
import { useRows } from '../../../platform/tables/use-rows.ts'
import { usePortfolio, usePortfolioChanges } from '../files.queries.ts'
import { PortfolioForm } from '../forms/portfolio-form.tsx'
import { FileLink } from '../parts/file-link.tsx'
import { OutsideLink } from '../parts/outside-link.tsx'

/** /profile/portfolio: examples of a candidate's work (PRT-01). */
export default function Portfolio() {
  const t = useText()
  const { remove } = usePortfolioChanges()
  const list = useRows(usePortfolio(), {
    sort: 'description',
    textOf: ({ description, link, file_name }) => [description, link, file_name].join(' '),
    sortValueOf: (row, column) => (column === 'file' ? row.file_name : row[column as 'description' | 'link']),
  })
  return (
    <RecordSection
      texts={{
        title: t('portfolio.title'),
        description: t('portfolio.description'),
        add: t('portfolio.add'),
        empty: t('portfolio.norecords'),
        emptyText: t('portfolio.empty_text'),
      }}
      list={list}
      columns={[
        { key: 'description', label: t('portfolio.what'), sortable: true, cell: ({ description }) => description },
        {
          key: 'file',
          label: t('portfolio.file'),
          sortable: true,
          cell: ({ file, file_name }) => <FileLink file={file} name={file_name} />,
        },
        { key: 'link', label: t('portfolio.link'), sortable: true, cell: ({ link }) => link && <OutsideLink to={link} /> },
      ]}
      nameOf={({ description }) => description}
      addsIn="place"
      form={(row, then) => <PortfolioForm row={row} {...then} />}
      onDelete={remove}
    />
  )
}
