import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { candidateSearchScreens } from '#domain/people/candidate-search/candidate-search.screens.ts'
import type { SavedQuery, SavedSearch, SharedRole } from '#domain/people/candidate-search/saved-searches.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button, IconButton } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useSavedSearchChanges, useSavedSearches } from '../candidate-search.queries.ts'
import { SavedSearchDialog } from '../forms/saved-search-dialog.tsx'
import styles from './saved-searches.module.css'

/** The order that the list has without one in its address. */
const usualOrder = 'relevance'

/** The saved search that the page began with, in its address. */
const begunWith = 'saved'

/** The name of a role in the reader's language. */
type NameOfRole = (role: SharedRole) => string

/** The saved searches as links to their address, and buttons that save the current one as new or over the one it began with (POO-02). */
export function SavedSearches({ query, roleName }: { query: SavedQuery; roleName: NameOfRole }) {
  const t = useText()
  const saved = useSavedSearches()
  const banner = useBanner()
  const [address] = useSearchParams()
  const { open, replace } = useSavedSearchChanges()
  const [editing, setEditing] = useState<SavedSearch | 'new'>()
  const current = filled(query)
  const searches = saved.data?.data ?? []
  const begun = searches.find(({ uuid }) => uuid === address.get(begunWith))
  const changed = begun?.own && !isSame(current, filled(begun.query)) ? begun : undefined
  const saving = useAction(async (search: SavedSearch) => {
    const { success_message } = await replace(search, current)
    banner.success(success_message, { name: search.name })
  })
  const canSave = Object.keys(current).some((part) => part !== 'sort')
  if (searches.length === 0 && !canSave) return null
  return (
    <nav aria-label={t('pool.searches')} className={styles.searches}>
      {searches.length > 0 && (
        <ul>
          {searches.map((search) => (
            <li key={search.uuid} className={styles.search}>
              <Link
                to={{ pathname: candidateSearchScreens.findCandidates.to(), search: addressOf(search) }}
                aria-current={search === begun || isSame(current, filled(search.query)) ? 'true' : undefined}
                title={sharingOf(t, roleName, search)}
                onClick={() => void open(search)}
              >
                {search.name} <NewPeople of={search} />
              </Link>
              {search.own && (
                <IconButton
                  label={t('common.edit_named', { name: search.name })}
                  aria-haspopup="dialog"
                  onClick={() => setEditing(search)}
                >
                  <IconDots size={18} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {canSave && changed && (
        <Button
          tone="quiet"
          size="small"
          icon={<IconDeviceFloppy size={18} aria-hidden="true" />}
          busy={saving.busy}
          aria-label={t('pool.save_changes_named', { name: changed.name })}
          onClick={() => void saving.run(changed)}
        >
          {t('pool.save_changes')}
        </Button>
      )}
      {canSave && (
        <Button
          tone="quiet"
          size="small"
          icon={<IconBookmark size={18} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setEditing('new')}
        >
          {t(changed ? 'pool.save_as_new' : 'pool.save')}
        </Button>
      )}
      <RefusalMessage refusal={saving.refusal} />
      <SavedSearchDialog
        search={editing}
        query={current}
        roles={(saved.data?.roles ?? []).map((role) => ({ value: role.uuid, label: roleName(role) }))}
        onClose={() => setEditing(undefined)}
      />
    </nav>
  )
}

function NewPeople({ of: { new: count, new_capped: capped } }: { of: SavedSearch }) {
  const t = useText()
  if (count === 0) return null
  return <Badge tone="green">{t(capped ? 'pool.new_capped' : 'pool.new', { count })}</Badge>
}

/** The address query of a search, which also names it, so that its changes can be saved. */
const addressOf = ({ uuid, query }: SavedSearch) => new URLSearchParams({ ...filled(query), [begunWith]: uuid }).toString()

function sharingOf(t: ReturnType<typeof useText>, roleName: NameOfRole, { own, owner, role }: SavedSearch): string | undefined {
  if (!own) return t('pool.shared_by', { name: owner })
  return role ? t('pool.shared_with', { name: roleName(role) }) : undefined
}

/** The parts of a query that say something. */
function filled(query: SavedQuery): Record<string, string> {
  const parts = Object.entries(query).filter(([part, text]) => text !== '' && !(part === 'sort' && text === usualOrder))
  return Object.fromEntries(parts)
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}
