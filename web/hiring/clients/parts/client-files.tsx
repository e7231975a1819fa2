import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { z } from 'zod'
import type { ClientFile } from '#domain/hiring/clients/client-page.contract.ts'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { useRows } from '../../../platform/tables/use-rows.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { FileSize } from '../../../platform/ui/file-size.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useClientFileChanges, useClientFiles } from '../clients.queries.ts'
import { ClientSection } from './client-section.tsx'

const schema = z.object({})
const files = { file: { kinds: documentExtensions, required: 'clients.error.file' } }

/** The files of a client, such as its contract (CLT-01). */
export function ClientFiles({ id, mayChange }: { id: string; mayChange: boolean }) {
  const t = useText()
  const banner = useBanner()
  const { remove } = useClientFileChanges(id)
  const [adding, setAdding] = useState(false)
  const list = useRows(useClientFiles(id), {
    sort: '-added_at',
    name: 'files',
    textOf: ({ name }) => name,
    sortValueOf: ({ name, added_at }, column) => (column === 'added_at' ? added_at : name),
  })
  const onDelete = async (file: ClientFile) => banner.success((await remove(file)).success_message, { name: file.name })
  return (
    <ClientSection
      title={t('clients.files')}
      hint={t('clients.files_hint')}
      action={
        mayChange && (
          <Button tone="quiet" size="small" icon={<IconPlus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('clients.file_add')}
          </Button>
        )
      }
    >
      <DataTable
        caption={t('clients.files')}
        list={list}
        columns={[
          {
            key: 'name',
            label: t('clients.file'),
            cell: ({ name, path }: ClientFile) => (
              <a href={path} target="_blank" rel="noreferrer">
                {name}
              </a>
            ),
          },
          { key: 'bytes', label: t('clients.file_size'), numeric: true, cell: ({ bytes }) => <FileSize bytes={bytes} /> },
          {
            key: 'added_at',
            label: t('clients.file_added_at'),
            isNamed: true,
            cell: ({ added_at }) => <ShownDate at={added_at} />,
          },
          { key: 'added_by', label: t('clients.file_added_by'), isNamed: true, cell: ({ added_by }) => added_by?.fullname ?? '' },
        ]}
        nameOf={({ name }) => name}
        actions={
          mayChange
            ? (row) => [
                {
                  label: t('common.delete'),
                  name: t('common.delete_named', { name: row.name }),
                  changes: true,
                  deletes: true,
                  deletion: { onDelete: () => onDelete(row) },
                },
              ]
            : undefined
        }
        empty={<EmptyState title={t('clients.files_none')} />}
      />
      <ModalShell open={adding} title={t('clients.file_add')} onClose={() => setAdding(false)}>
        {adding && <FileForm client={id} onDone={() => setAdding(false)} />}
      </ModalShell>
    </ClientSection>
  )
}

function FileForm({ client, onDone }: { client: string; onDone(): void }) {
  const t = useText()
  const { add } = useClientFileChanges(client)
  return (
    <RecordForm
      name={`file of client:${client}`}
      schema={schema}
      initial={{}}
      files={files}
      submit={(_, upload) => add(upload)}
      nameOf={({ name }: ClientFile) => name}
      onDone={onDone}
      submitLabel={t('common.save')}
    >
      <FileField name="file" label={t('clients.file')} kinds={documentExtensions} />
    </RecordForm>
  )
}
