import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import type { PlacementState } from '#domain/hiring/placements/guarantee.rules.ts'
import type { listPlacementsEndpoint, PlacementView } from '#domain/hiring/placements/placements.contract.ts'
import { placementScreens } from '#domain/hiring/placements/placements.screens.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useChangeActions } from '../../../platform/tables/use-change-actions.ts'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { Money } from '../../../platform/ui/money.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { usePlacementChanges } from '../placements.queries.ts'

const tones = { running: 'yellow', ended_within: 'red', over: 'green', none: 'stone' } as const satisfies Record<
  PlacementState,
  string
>

/** The columns of placements; those of one client leave the client out (PLC-01). */
export function usePlacementColumns(ofClient = false): ColumnsOf<typeof listPlacementsEndpoint> {
  const t = useText()
  const { language } = useLanguage()
  const day = (text: string | null) => (text === null ? '' : formatDay(text, language, 'medium'))
  const client = {
    key: 'client',
    label: t('placements.client'),
    cell: ({ client: { uuid, name_clients } }: PlacementView) => (
      <LightLink to={clientScreens.client.to({ uuid })}>{name_clients}</LightLink>
    ),
  }
  return [
    { key: 'person', label: t('placements.person'), cell: ({ person }) => person?.fullname ?? t('placements.deleted_person') },
    ...(ofClient ? [] : [client]),
    {
      key: 'vacancy',
      label: t('placements.vacancy'),
      isLong: true,
      cell: ({ vacancy }) => <TextIn language={vacancy.language}>{vacancy.name_job}</TextIn>,
    },
    {
      key: 'starts_on',
      importance: 'usual',
      label: t('placements.starts_on'),
      sortable: true,
      isNamed: true,
      cell: (row) => day(row.starts_on),
    },
    {
      key: 'fee',
      importance: 'usual',
      label: t('placements.fee'),
      numeric: true,
      leads: true,
      cell: ({ fee, fee_currency }) => <Money amount={fee} currency={fee_currency} />,
    },
    {
      key: 'guarantee_ends_on',
      importance: 'minor',
      label: t('placements.guarantee_ends_on'),
      sortable: true,
      isNamed: true,
      cell: (row) => day(row.guarantee_ends_on),
    },
    {
      key: 'state',
      label: t('placements.state'),
      isStatus: true,
      cell: ({ state }) => <StatusWord tone={tones[state]}>{t(`placements.state.${state}`)}</StatusWord>,
    },
  ]
}

/** Edits a placement on its page, and deletes it after a question. */
export function usePlacementActions() {
  const t = useText()
  const banner = useBanner()
  const changeActions = useChangeActions()
  const { remove } = usePlacementChanges()
  const nameOf = ({ person }: PlacementView) => person?.fullname ?? t('placements.deleted_person')
  const actions = (row: PlacementView) =>
    changeActions(nameOf(row), {
      edit: placementScreens.editPlacement.to({ uuid: row.uuid }),
      remove: { onDelete: async () => banner.success((await remove(row)).success_message, { name: nameOf(row) }) },
    })
  return { nameOf, actions }
}
