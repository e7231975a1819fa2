import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigation } from 'react-router'
import { useText, useWireText } from '../i18n/language.tsx'
import {
  type Banner,
  bannerStore,
  closeBanner,
  closeOldBanners,
  holdBanner,
  nextBannerId,
  noteAction,
  releaseBanner,
} from './banner-store.ts'
import styles from './banners.module.css'
import { IconButton } from './button.tsx'
import { useIsOnTop } from './top-modal.ts'

/** The banners of the page, and the offers above them. With `inFlow` they take room above the page's content and never cover it. */
export function Banners({ inFlow = false }: { inFlow?: boolean }) {
  useLeavingWithThePage()
  return (
    <BannerStack inFlow={inFlow}>
      <div id={offersId} className={styles.offers} />
    </BannerStack>
  )
}

/**
 * Two live regions that always exist, so that new content is announced. Banners are shown in the top modal, or else in the page. A banner
 * that is older than a modal waits until it is closed, so that it covers none of its buttons.
 */
export function BannerStack({ modal, inFlow = false, children }: { modal?: string; inFlow?: boolean; children?: ReactNode }) {
  const banners = useSyncExternalStore(bannerStore.subscribe, bannerStore.current, bannerStore.onServer)
  const isOnTop = useIsOnTop(modal)
  const [first] = useState(modal === undefined ? 0 : nextBannerId)
  const ofKind = (kind: Banner['kind']) =>
    isOnTop &&
    banners
      .filter((banner) => banner.kind === kind && banner.id >= first)
      .map((banner) => <BannerView key={banner.id} banner={banner} />)
  return (
    <div className={inFlow ? `${styles.stack} ${styles.inFlow}` : styles.stack}>
      {children}
      <div role="status">{ofKind('success')}</div>
      <div role="alert">{ofKind('error')}</div>
    </div>
  )
}

const offersId = 'offers'

/** Places a temporary offer of a page above the banners, so that neither hides the other. */
export function OverBanners({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(document.getElementById(offersId)), [])
  return place && createPortal(children, place)
}

/** A press or the browser's 'back' may lead to another page. During a navigation, presses change nothing. */
function useLeavingWithThePage(): void {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  useEffect(() => {
    if (state !== 'idle') return
    const listening = new AbortController()
    for (const step of ['click', 'popstate']) addEventListener(step, noteAction, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the other page that closes them.
  useEffect(closeOldBanners, [pathname])
}

function BannerView({ banner }: { banner: Banner }) {
  const t = useText()
  const wireText = useWireText()
  const cameFrom = useRef<HTMLElement>(null)
  // The banner may disappear from under the pointer, e.g. into the page when its modal closes.
  useEffect(() => () => releaseBanner(banner), [banner])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here, it only stays while somebody is at it.
    <div
      className={`${styles.banner} ${styles[banner.kind]}`}
      onPointerEnter={() => holdBanner(banner.id)}
      onPointerLeave={() => releaseBanner(banner)}
      onFocus={() => holdBanner(banner.id)}
      onBlur={() => releaseBanner(banner)}
    >
      <div className={styles.words}>
        <strong>{t(banner.kind === 'success' ? 'common.success' : 'common.error')}</strong>
        <p>{wireText(banner.key, banner.values)}</p>
      </div>
      <IconButton
        label={t('common.close')}
        onFocus={({ relatedTarget }) => {
          cameFrom.current = relatedTarget as HTMLElement | null
        }}
        onClick={() => {
          closeBanner(banner.id)
          cameFrom.current?.focus()
        }}
      >
        <IconX size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
