import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Fragment, useState } from 'react'
import type { ContactView } from '#domain/hiring/clients/client-page.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { useChangeActions } from '../../../platform/tables/use-change-actions.ts'
import { useRows } from '../../../platform/tables/use-rows.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { PhoneLink } from '../../../platform/ui/phone-link.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useContactChanges, useContacts } from '../clients.queries.ts'
import { ContactForm } from '../forms/contact-form.tsx'
import { ClientSection } from './client-section.tsx'

/** The people at a client with whom the agency speaks (CLT-01). */
export function ClientContacts({ id, mayChange }: { id: string; mayChange: boolean }) {
  const t = useText()
  const banner = useBanner()
  const changeActions = useChangeActions()
  const query = useContacts(id)
  const { remove } = useContactChanges(id)
  const [editing, setEditing] = useState<ContactView | 'new'>()
  const list = useRows(query, {
    sort: 'main',
    name: 'contacts',
    textOf: ({ name, role, email, phone }) => [name, role, email, phone].join(' '),
    sortValueOf: ({ name, main }, column) => (column === 'main' ? `${main ? 0 : 1} ${name}` : name),
  })
  const onDelete = async (contact: ContactView) => banner.success((await remove(contact)).success_message, { name: contact.name })
  return (
    <ClientSection
      title={t('clients.contacts')}
      hint={t('clients.contacts_hint')}
      action={
        mayChange && (
          <Button tone="quiet" size="small" icon={<IconPlus size={18} aria-hidden="true" />} onClick={() => setEditing('new')}>
            {t('clients.contact_add')}
          </Button>
        )
      }
    >
      <DataTable
        caption={t('clients.contacts')}
        list={list}
        columns={[
          {
            key: 'name',
            label: t('clients.contact_name'),
            cell: ({ name, main }: ContactView) => (
              <>
                {name} {main && <Badge tone="blue">{t('clients.contact_is_main')}</Badge>}
              </>
            ),
          },
          { key: 'role', label: t('clients.contact_role'), cell: ({ role }) => role },
          {
            key: 'email',
            label: t('clients.contact_email'),
            cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
          },
          { key: 'phone', label: t('clients.contact_phone'), cell: ({ phone }) => phone && <PhoneLink phone={phone} /> },
          { key: 'note', label: t('clients.contact_note'), isLong: true, cell: ({ note }) => note },
        ]}
        nameOf={({ name }) => name}
        actions={
          mayChange
            ? (row) => changeActions(row.name, { edit: () => setEditing(row), remove: { onDelete: () => onDelete(row) } })
            : undefined
        }
        empty={<EmptyState title={t('clients.contacts_none')} />}
      />
      <ContactDialog client={id} editing={editing} onClose={() => setEditing(undefined)} onReload={list.retry} />
    </ClientSection>
  )
}

interface DialogProps {
  client: string
  editing: ContactView | 'new' | undefined
  onClose(): void
  onReload(): void
}

/** Adds or changes a contact. */
function ContactDialog({ client, editing, onClose, onReload }: DialogProps) {
  const t = useText()
  const row = editing === 'new' ? undefined : editing
  const reload = () => {
    onReload()
    onClose()
  }
  return (
    <ModalShell open={editing !== undefined} title={t(row ? 'clients.contact_edit' : 'clients.contact_add')} onClose={onClose}>
      {editing && (
        <Fragment key={row?.uuid}>
          <ContactForm client={client} row={row} onDone={onClose} stale={{ onReload: reload }} />
        </Fragment>
      )}
    </ModalShell>
  )
}
