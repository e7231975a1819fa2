import { useId } from 'react'
import type { listHiresToPlaceEndpoint } from '#domain/hiring/placements/placements.contract.ts'
import { placementScreens } from '#domain/hiring/placements/placements.screens.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { SeparateHeads } from '../../../platform/ui/beside-title.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { useHiresToPlace } from '../placements.queries.ts'
import styles from './hires-to-place.module.css'

/** The hires without a placement, each a link to record it; nothing when there are none (PLC-01). */
export function HiresToPlace() {
  const t = useText()
  const { language } = useLanguage()
  const heading = useId()
  const list = useHiresToPlace()
  const columns: ColumnsOf<typeof listHiresToPlaceEndpoint> = [
    {
      key: 'person',
      label: t('placements.person'),
      cell: ({ uuid_element: uuid, person }) => (
        <LightLink to={placementScreens.addPlacement.to({ uuid })}>{person.fullname}</LightLink>
      ),
    },
    { key: 'client', label: t('placements.client'), cell: ({ client }) => client.name_clients },
    {
      key: 'vacancy',
      label: t('placements.vacancy'),
      isLong: true,
      cell: ({ vacancy }) => <TextIn language={vacancy.language}>{vacancy.name_job}</TextIn>,
    },
    {
      key: 'hired_at',
      label: t('placements.hired_on'),
      sortable: true,
      isNamed: true,
      cell: ({ hired_on }) => formatDay(hired_on, language, 'medium'),
    },
  ]
  if (list.status === 'ready' && list.total === 0 && list.state.q === '') return null
  return (
    <section aria-labelledby={heading} className={styles.hires}>
      <h2 id={heading}>{t('placements.hires')}</h2>
      <p>{t('placements.hires_hint')}</p>
      <SeparateHeads>
        <DataTable
          caption={t('placements.hires')}
          list={list}
          columns={columns}
          idOf={({ uuid_element }) => uuid_element}
          nameOf={({ person }) => person.fullname}
          actions={({ uuid_element: uuid, person }) => [
            {
              label: t('placements.add'),
              name: t('placements.add_named', { name: person.fullname }),
              to: placementScreens.addPlacement.to({ uuid }),
            },
          ]}
        />
      </SeparateHeads>
    </section>
  )
}
