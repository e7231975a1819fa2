import { useText } from '../../../platform/i18n/language.tsx'
import { RecordSection } from '../../../platform/records/record-section.tsx'
import { useRows } from '../../../platform/tables/use-rows.ts'
import { ExperienceForm } from '../forms/experience-form.tsx'
import { OutsideLink } from '../parts/outside-link.tsx'
import { ShownPeriod } from '../parts/shown-period.tsx'
import { WithoutExperience } from '../parts/without-experience.tsx'
import { useWork, useWorkChanges } from '../sections.queries.ts'

/** /profile/work: a candidate's work experience (EXP-01). */
export default function Experience() {
  const t = useText()
  const { remove } = useWorkChanges()
  const work = useWork()
  const list = useRows(work, {
    sort: '-from',
    textOf: ({ title, company, location, description }) => [title, company, location, description].join(' '),
    sortValueOf: (row, column) => row[column as 'title' | 'company' | 'from'],
  })
  return (
    <>
      <RecordSection
        texts={{
          title: t('experience.title'),
          description: t('experience.description'),
          add: t('experience.add'),
          empty: t('experience.empty'),
          emptyText: t('experience.empty_text'),
        }}
        list={list}
        columns={[
          { key: 'title', label: t('experience.job'), sortable: true, cell: ({ title }) => title },
          { key: 'company', label: t('experience.company'), sortable: true, cell: ({ company }) => company },
          {
            key: 'from',
            label: t('profile.period'),
            sortable: true,
            cell: ({ from, to }) => <ShownPeriod from={from} to={to} />,
          },
          {
            key: 'website',
            label: t('experience.website_short'),
            cell: ({ website }) => website && <OutsideLink to={website} />,
          },
        ]}
        nameOf={({ title }) => title}
        addsIn="place"
        form={(row, then) => <ExperienceForm row={row} {...then} />}
        onDelete={remove}
      />
      {work.data?.length === 0 && <WithoutExperience />}
    </>
  )
}
