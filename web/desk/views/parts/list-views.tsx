import IconBookmarks from '@tabler/icons-react/dist/esm/icons/IconBookmarks.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ListViewOf } from '#domain/desk/views/views.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import button from '../../../platform/ui/button.module.css'
import type { ListToolProps } from '../../../platform/ui/feature.ts'
import { PopoverMenu } from '../../../platform/ui/popover-menu.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { ViewDialog } from '../forms/view-dialog.tsx'
import { addressOf, noView, useShownView } from '../hooks/use-shown-view.ts'
import { useViewChanges, useViews } from '../views.queries.ts'
import styles from './list-views.module.css'

/** The views of a list: links to their addresses, and what can be done with the one that is shown (VIE-01). */
export function ListViews(props: ListToolProps) {
  const t = useText()
  const { data: views, isError } = useViews(props.address)
  const { shown, now, isChanged } = useShownView(props, views)
  const [editing, setEditing] = useState<ListViewOf | 'new'>()
  const banner = useBanner()
  const { replace } = useViewChanges(props.address)
  const press = (act: () => void) => (event: { currentTarget: HTMLElement }) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    act()
  }
  const own = shown?.own ? shown : undefined
  return (
    <>
      <PopoverMenu
        opener={
          <>
            <IconBookmarks size={20} aria-hidden="true" />
            {shown && <span className={styles.name}>{shown.name}</span>}
          </>
        }
        openerClass={shown ? `${button.button} ${button.quiet} ${styles.shown}` : `${button.icon} ${button.framed}`}
        label={shown ? t('views.shown', { name: shown.name }) : t('views.title')}
        current={shown !== undefined}
      >
        <Saved views={views} shown={shown} failed={isError} />
        <li aria-hidden="true" className={styles.line} />
        {own && isChanged && (
          <li>
            <button type="button" onClick={press(() => void banner.report(replace(own, now), { name: own.name }))}>
              {t('views.save_changes', { name: own.name })}
            </button>
          </li>
        )}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={press(() => setEditing('new'))}>
            {t('views.save')}
          </button>
        </li>
        {own && (
          <li>
            <button type="button" aria-haspopup="dialog" onClick={press(() => setEditing(own))}>
              {t('common.edit_named', { name: own.name })}
            </button>
          </li>
        )}
      </PopoverMenu>
      <ViewDialog list={props.address} view={editing} settings={now} onClose={() => setEditing(undefined)} />
    </>
  )
}

interface SavedProps {
  views: readonly ListViewOf[] | undefined
  shown: ListViewOf | undefined
  failed: boolean
}

/** Links to the views, and to the list without one. */
function Saved({ views, shown, failed }: SavedProps) {
  const t = useText()
  return (
    <>
      <li className={styles.heading}>{t('views.title')}</li>
      {failed && <li className={styles.none}>{t('views.failed')}</li>}
      {views?.length === 0 && <li className={styles.none}>{t('views.none')}</li>}
      {views?.map((view) => (
        <li key={view.uuid}>
          <Link to={addressOf(view)} aria-current={view === shown ? 'page' : undefined}>
            <span className={styles.view}>
              <span className={styles.name}>{view.name}</span> <Remark of={view} />
            </span>
          </Link>
        </li>
      ))}
      {(shown || views?.some(({ is_default }) => is_default)) && (
        <li>
          <Link to={`?view=${noView}`}>{t('views.without')}</Link>
        </li>
      )}
    </>
  )
}

/** Whose view it is, and whether the list opens with it. */
function Remark({ of: { own, owner, shared, is_default } }: { of: ListViewOf }) {
  const t = useText()
  const words = [is_default && t('views.is_default'), own ? shared && t('views.is_shared') : owner].filter(Boolean)
  return words.length > 0 && <small className={styles.remark}>{words.join(' · ')}</small>
}
