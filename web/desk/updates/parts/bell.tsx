import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { type ToggleEvent, useId, useRef } from 'react'
import { Link } from 'react-router'
import { updateScreens } from '#domain/desk/updates/updates.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { shut, useShutOnNavigation } from '../../../platform/shell/shut-on-navigation.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useArrival } from '../hooks/use-arrival.ts'
import { useBell, useUpdateChanges } from '../updates.queries.ts'
import styles from './bell.module.css'
import { UpdateItem } from './update-item.tsx'

/** A button with the number of unread updates, and below it the newest ones (NOT-01). */
export function Bell() {
  const t = useText()
  const banner = useBanner()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  useShutOnNavigation(panel)
  const bell = useBell()
  const { markRead, markAllRead } = useUpdateChanges()
  const { unread = 0, unread_capped: capped = false } = bell.data ?? {}
  const arrival = useArrival(bell.data?.unread)
  const words = capped ? t('notices.unread_capped', { count: unread }) : t('notices.unread', { count: unread })
  const label = t('notices.open', { words: unread > 0 ? words : t('notices.unread_none') })
  /** Below the button; the style keeps it within the window, also when that is turned. */
  const place = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState !== 'open' || !button.current || !panel.current) return
    const { right, bottom } = button.current.getBoundingClientRect()
    panel.current.style.top = `${bottom + 4}px`
    panel.current.style.setProperty('--beside', `${document.documentElement.clientWidth - right}px`)
  }
  return (
    <>
      <button ref={button} type="button" className={styles.opener} popoverTarget={id} aria-label={label} title={label}>
        <IconBell size={20} aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {capped ? `${unread - 1}+` : unread}
          </span>
        )}
      </button>
      <p className="visually-hidden" role="status">
        {arrival && t('notices.arrived')}
      </p>
      <section ref={panel} id={id} popover="auto" className={styles.panel} aria-label={t('notices.title')} onToggle={place}>
        <header className={styles.head}>
          <h2>{t('notices.title')}</h2>
          {unread > 0 && (
            <Button tone="bare" size="small" onClick={() => void banner.report(markAllRead())}>
              {t('notices.mark_all')}
            </Button>
          )}
        </header>
        <AsyncSection
          query={bell}
          skeleton={<Skeleton height="12rem" />}
          isEmpty={({ newest }) => newest.length === 0}
          empty={<p className={styles.empty}>{t('notices.empty_hint')}</p>}
        >
          {({ newest }) => (
            <ul className={styles.list}>
              {newest.map((update) => (
                <UpdateItem
                  key={update.uuid}
                  update={update}
                  onFollow={() => {
                    shut(panel.current)
                    if (!update.read) void markRead(update)
                  }}
                  onMarkRead={() => void banner.report(markRead(update))}
                />
              ))}
            </ul>
          )}
        </AsyncSection>
        <Link to={updateScreens.updates.to()} className={styles.all}>
          {t('notices.all')}
        </Link>
      </section>
    </>
  )
}
