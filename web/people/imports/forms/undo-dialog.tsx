import type { WholeImport } from '#domain/people/imports/imports.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { useImportChanges, useUndo } from '../imports.queries.ts'

interface Props {
  one: WholeImport
  open: boolean
  onClose(): void
}

/** Says who leaves and who stays before an import is undone. */
export function UndoDialog({ one, open, onClose }: Props) {
  const t = useText()
  const { undo } = useImportChanges(one.uuid)
  return (
    <ConfirmDialog
      open={open}
      title={t('imports.undo')}
      confirmLabel={t('imports.undo')}
      onConfirm={async () => {
        await undo()
        onClose()
      }}
      onCancel={onClose}
    >
      {open && <Consequences id={one.uuid} />}
    </ConfirmDialog>
  )
}

function Consequences({ id }: { id: string }) {
  const t = useText()
  return (
    <AsyncSection query={useUndo(id)}>
      {({ leaving, staying, people, restoring, keeping }) => (
        <>
          {(leaving > 0 || restoring === 0) && <p>{t('imports.undo_leaving', { count: leaving })}</p>}
          {staying > 0 && (
            <>
              <p>{t('imports.undo_staying', { count: staying })}</p>
              <Names people={people} />
            </>
          )}
          {restoring > 0 && <p>{t('imports.undo_restoring', { count: restoring })}</p>}
          {keeping.length > 0 && (
            <>
              <p>{t('imports.undo_keeping')}</p>
              <Names people={keeping} />
            </>
          )}
        </>
      )}
    </AsyncSection>
  )
}

function Names({ people }: { people: readonly { uuid: string; fullname: string }[] }) {
  return (
    <ul>
      {people.map(({ uuid, fullname }) => (
        <li key={uuid}>{fullname}</li>
      ))}
    </ul>
  )
}
