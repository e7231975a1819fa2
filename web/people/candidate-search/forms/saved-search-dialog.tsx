import { useState } from 'react'
import { type SavedQuery, type SavedSearch, savedSearchForm } from '#domain/people/candidate-search/saved-searches.contract.ts'
import { type Option, SelectField } from '../../../platform/forms/choice-fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { otherNameErrors } from '../../../platform/forms/other-name-errors.ts'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDelete } from '../../../platform/ui/confirm-delete.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useSavedSearchChanges } from '../candidate-search.queries.ts'

interface Props {
  /** The own search to change, or a new one; the dialog is open while there is one. */
  search: SavedSearch | 'new' | undefined
  /** The criteria of a new search. */
  query: SavedQuery
  roles: readonly Option[]
  onClose(): void
}

/** Saves a search, or renames, shares and deletes an own one (POO-02). */
export function SavedSearchDialog({ search, query, roles, onClose }: Props) {
  const t = useText()
  const banner = useBanner()
  const { add, save, remove } = useSavedSearchChanges()
  const [deleting, setDeleting] = useState<SavedSearch>()
  const known = search === 'new' ? undefined : search
  return (
    <>
      <ModalShell
        open={search !== undefined && deleting === undefined}
        title={known ? t('pool.edit_title', { name: known.name }) : t('pool.save_title')}
        onClose={onClose}
      >
        {search && (
          <FormShell
            name={`saved search:${known?.uuid ?? 'new'}`}
            schema={savedSearchForm}
            initial={{ name: known?.name ?? '', role: known?.role?.uuid ?? '' }}
            submit={(form) => (known ? save(known, form) : add(form, query))}
            onDone={({ success_message }) => {
              onClose()
              banner.success(success_message, { name: known?.name ?? '' })
            }}
          >
            <TextField name="name" label={t('pool.search_name')} errorTexts={otherNameErrors} autoComplete="off" />
            <SelectField
              name="role"
              label={t('pool.search_role')}
              hint={t('pool.search_role_hint')}
              options={[{ value: '', label: t('pool.only_me') }, ...roles]}
            />
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
          if (deleting) await remove(deleting)
          onClose()
        }}
        onClose={() => setDeleting(undefined)}
      />
    </>
  )
}
