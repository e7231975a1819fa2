import type { DuplicatePerson, DuplicateView, listDuplicatesEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { duplicateScreens } from '#domain/people/duplicates/duplicates.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useDuplicateChanges, useDuplicates } from '../duplicates.queries.ts'
import styles from '../parts/duplicates.module.css'

/** /admin/users/duplicates: accounts that are probably one person (INT-05). */
export default function Duplicates() {
  const t = useText()
  const banner = useBanner()
  const { keepApart } = useDuplicateChanges()
  const columns: ColumnsOf<typeof listDuplicatesEndpoint> = [
    { key: 'older', label: t('duplicates.older'), cell: ({ older }) => <Account of={older} /> },
    { key: 'newer', label: t('duplicates.newer'), cell: ({ newer }) => <Account of={newer} /> },
    {
      key: 'reasons',
      label: t('duplicates.reasons'),
      cell: ({ reasons }) => (
        <span className={styles.reasons}>
          {reasons.map((reason) => (
            <Badge key={reason}>{t(`duplicates.reason.${reason}`)}</Badge>
          ))}
        </span>
      ),
    },
  ]
  const namesOf = ({ older, newer }: DuplicateView) => ({ one: older.fullname, other: newer.fullname })
  return (
    <div className="page">
      <PageHead
        title={t('duplicates.title')}
        description={t('duplicates.description')}
        back={{ to: userScreens.users.to(), label: t('users.back') }}
      />
      <DataTable
        caption={t('duplicates.title')}
        list={useDuplicates()}
        columns={columns}
        idOf={({ key }) => key}
        nameOf={(row) => t('duplicates.pair', namesOf(row))}
        actions={(row) => [
          {
            label: t('duplicates.compare'),
            button: (
              <LinkButton
                size="small"
                to={duplicateScreens.mergePeople.to({ one: row.older.uuid, other: row.newer.uuid })}
                aria-label={t('duplicates.compare_named', namesOf(row))}
              >
                {t('duplicates.compare')}
              </LinkButton>
            ),
          },
          {
            label: t('duplicates.apart'),
            name: t('duplicates.apart_named', namesOf(row)),
            onPress: () =>
              keepApart(row.older.uuid, row.newer.uuid).then(({ success_message }) => banner.success(success_message)),
          },
        ]}
        empty={<EmptyState title={t('duplicates.empty')} text={t('duplicates.empty_hint')} />}
      />
    </div>
  )
}

function Account({ of: { uuid, fullname, email, phone, created_at } }: { of: DuplicatePerson }) {
  const t = useText()
  return (
    <span className={styles.account}>
      <LightLink to={userScreens.userProfile.to({ uuid })} target="_blank" title={t('users.new_tab')}>
        {fullname}
      </LightLink>
      <span>{email || t('duplicates.no_email')}</span>
      {phone && <span>{phone}</span>}
      <ShownDate at={created_at} />
    </span>
  )
}
