import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { OnScreen, PrintedList } from '../../../platform/tables/printed-list.tsx'
import { SearchBox } from '../../../platform/tables/search-box.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { PrintedUser } from '../parts/printed-user.tsx'
import { usePrintedUsers } from '../users.queries.ts'

/** /admin/users/list: people and their skills as a printable table (USR-02). */
export default function PrintUsers() {
  const t = useText()
  const list = usePrintedUsers(useLanguage().language)
  return (
    <div className="page">
      <OnScreen>
        <PageHead title={t('users.print_title')} back={{ to: userScreens.users.to(), label: t('users.back') }}>
          <Button tone="quiet" icon={<IconPrinter size={20} aria-hidden="true" />} onClick={() => window.print()}>
            {t('users.print')}
          </Button>
        </PageHead>
        <SearchBox value={list.state.q} onSearch={(q, leaving) => list.change({ q }, leaving)} />
      </OnScreen>
      <PrintedList
        list={list}
        caption={t('users.print_title')}
        heads={[t('users.name'), t('users.email'), t('users.skills')]}
        empty={t('common.no_results')}
        row={(user) => <PrintedUser key={user.uuid} user={user} />}
      />
    </div>
  )
}
