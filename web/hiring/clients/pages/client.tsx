import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { mayReadPresented } from '#domain/hiring/clients/presented.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { readSettings } from '../../../platform/session/settings.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { OrdersOfClient } from '../../orders/parts/orders-of-client.tsx'
import { PlacementsOfClient } from '../../placements/parts/placements-of-client.tsx'
import { ClientMessages } from '../../replies/parts/client-messages.tsx'
import { useClient, useContacts } from '../clients.queries.ts'
import { ClientContacts } from '../parts/client-contacts.tsx'
import { useClientFacts } from '../parts/client-facts.tsx'
import { ClientFiles } from '../parts/client-files.tsx'
import { ClientSection } from '../parts/client-section.tsx'
import { ClientVacancies } from '../parts/client-vacancies.tsx'
import { PresentedPeople } from '../parts/presented-people.tsx'
import type { Route } from './+types/client.ts'

/** /clients/admin/detail/{uuid}: all about a client: facts, vacancies, contacts, placements, orders, files, people presented (CLT-01). */
export default function Client({ params: { uuid } }: Route.ComponentProps) {
  const t = useText()
  const factsOf = useClientFacts()
  const mayChange = useMay({ module: 'clients', item: 'change' })
  const contacts = useContacts(uuid)
  const { replies: readsReplies } = readSettings()
  const readsCandidates = useMay(mayReadPresented)
  return (
    <AsyncSection query={useClient(uuid)}>
      {(client) => (
        <div className="page">
          <PageHead
            title={client.name_clients}
            back={{ to: clientScreens.clients.to(), label: t('clients.back') }}
            menu={[mayChange && { label: t('clients.delete'), to: clientScreens.deleteClient.to({ uuid }) }]}
          >
            {mayChange && (
              <LinkButton
                tone="quiet"
                to={clientScreens.editClient.to({ uuid })}
                icon={<IconPencil size={20} aria-hidden="true" />}
              >
                {t('common.edit')}
              </LinkButton>
            )}
          </PageHead>
          <FactList facts={factsOf(client)} />
          {readsCandidates && <ClientVacancies id={uuid} />}
          <ClientContacts id={uuid} mayChange={mayChange} />
          <ClientSection
            title={t('clients.messages')}
            hint={t(readsReplies ? 'clients.messages_hint' : 'clients.messages_hint_no_replies')}
          >
            <AsyncSection query={contacts}>
              {(rows) => <ClientMessages client={uuid} contacts={rows} mayChange={mayChange} />}
            </AsyncSection>
          </ClientSection>
          <ClientSection title={t('placements.title')}>
            <PlacementsOfClient id={uuid} />
          </ClientSection>
          <ClientSection title={t('orders.title')} hint={t('orders.hint')}>
            <OrdersOfClient id={uuid} mayChange={mayChange} />
          </ClientSection>
          <ClientFiles id={uuid} mayChange={mayChange} />
          {readsCandidates && <PresentedPeople id={uuid} />}
        </div>
      )}
    </AsyncSection>
  )
}
