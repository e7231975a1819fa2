import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ListViewOf, viewForm } from '#domain/desk/views/views.contract.ts'
import type { ViewSettings } from '#domain/desk/views/views.rules.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { otherNameErrors } from '../../../platform/forms/other-name-errors.ts'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDelete } from '../../../platform/ui/confirm-delete.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { addressOf, noView } from '../hooks/use-shown-view.ts'
import { useViewChanges } from '../views.queries.ts'

interface Props {
  list: string
  /** The own view to change, or a new one; the dialog is open while there is one. */
  view: ListViewOf | 'new' | undefined
  /** What a new view holds. */
  settings: ViewSettings
  onClose(): void
}

/** Saves a view of a list, or renames, shares and deletes an own one (VIE-01). */
export function ViewDialog({ list, view, settings, onClose }: Props) {
  const t = useText()
  const banner = useBanner()
  const [, setSearch] = useSearchParams()
  const { add, save, remove } = useViewChanges(list)
  const [deleting, setDeleting] = useState<ListViewOf>()
  const known = view === 'new' ? undefined : view
  const goTo = (address: string) => setSearch(address, { replace: true, preventScrollReset: true })
  return (
    <>
      <ModalShell
        open={view !== undefined && deleting === undefined}
        title={known ? t('views.edit_title', { name: known.name }) : t('views.save_title')}
        onClose={onClose}
      >
        {view && (
          <FormShell
            name={`view:${list}:${known?.uuid ?? 'new'}`}
            schema={viewForm}
            initial={{ name: known?.name ?? '', shared: known?.shared ?? false, is_default: known?.is_default ?? false }}
            submit={(form) => (known ? save(known, form) : add(form, settings))}
            onDone={({ success_message, data }) => {
              onClose()
              // A new view is the one that is shown.
              if (!known) goTo(addressOf(data))
              banner.success(success_message, { name: data.name })
            }}
          >
            <TextField name="name" label={t('views.name')} errorTexts={otherNameErrors} autoComplete="off" />
            <CheckboxField name="shared" label={t('views.share')} hint={t('views.share_hint')} />
            <CheckboxField name="is_default" label={t('views.make_default')} />
            <FormEnd label={t('common.save')}>
              {known && (
                <Button tone="bare" deletes onClick={() => setDeleting(known)}>
                  {t('common.delete')}
                </Button>
              )}
            </FormEnd>
          </FormShell>
        )}
      </ModalShell>
      <ConfirmDelete
        name={deleting?.name}
        onDelete={async () => {
          if (!deleting) return
          const { success_message } = await remove(deleting)
          goTo(`?view=${noView}`)
          onClose()
          banner.success(success_message, { name: deleting.name })
        }}
        onClose={() => setDeleting(undefined)}
      />
    </>
  )
}
