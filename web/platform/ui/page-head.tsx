import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { type ReactNode, Suspense } from 'react'
import { InSlot, useHeadPlace } from './beside-title.tsx'
import { IconLink, LinkButton } from './button.tsx'
import type { HeadAction } from './head-menu.tsx'
import { lazyPart } from './lazy-part.ts'
import styles from './page-head.module.css'

/** Visitors have no such menu, nor its texts. */
const HeadMenu = lazyPart(async () => ({ default: (await import('./head-menu.tsx')).HeadMenu }))

interface Props {
  title: ReactNode
  /** What the page is for. Not shown above a list, which says it while it is empty. */
  description?: ReactNode
  /** Which rows a list shows, e.g. the people of one figure; always shown. */
  about?: ReactNode
  /** The link back, above the title; with `short`, only its arrow before the title where height is scarce, as above each list. */
  back?: { readonly to: string; readonly label: string; readonly short?: boolean }
  /** Rarer actions and further pages, in a menu. */
  menu?: readonly (HeadAction | false)[]
  /** The one main button. In an empty list it stands below the words. */
  children?: ReactNode
}

/** Title, description and actions at the top of a page. Above a list: count, search, main button and menu on one line. */
export function PageHead({ title, description, about, back, menu = [], children }: Props) {
  const place = useHeadPlace()
  const list = place?.list
  const isEmpty = list?.isEmpty ?? false
  const { seconds, entries } = apart(menu, isEmpty)
  return (
    <header className={styles.head} data-list={list ? true : undefined}>
      <div className={styles.words}>
        {back && <Back {...back} short={back.short || list !== undefined} />}
        <h1>{title}</h1>
        {place && <span ref={place.take.count} className={styles.count} />}
        {about && list && <p className={styles.description}>{about}</p>}
      </div>
      {!list && <Below about={about} description={description} />}
      {place && <div ref={place.take.side} className={styles.side} />}
      {children && !isEmpty && <div className={styles.actions}>{children}</div>}
      {(entries.length > 0 || list?.hasEntries) && (
        <Suspense>
          <HeadMenu actions={entries} listRef={place?.take.menu} />
        </Suspense>
      )}
      {isEmpty && <FirstSteps seconds={seconds}>{children}</FirstSteps>}
    </header>
  )
}

/** The actions below the words of an empty list, and those of the menu. */
function apart(menu: NonNullable<Props['menu']>, isEmpty: boolean) {
  const offered = menu.filter((action) => action !== false)
  const seconds = isEmpty ? offered.filter(({ whenEmpty }) => whenEmpty) : []
  return { seconds, entries: offered.filter((action) => !seconds.includes(action)) }
}

function Below({ about, description }: Pick<Props, 'about' | 'description'>) {
  if (!about && !description) return null
  return (
    <div className={styles.below}>
      {about && <p className={styles.description}>{about}</p>}
      {description && <p className={styles.description}>{description}</p>}
    </div>
  )
}

function Back({ to, label, short }: NonNullable<Props['back']>) {
  return short ? (
    <IconLink to={to} label={label} className={styles.arrow ?? ''}>
      <IconArrowLeft size={20} aria-hidden="true" />
    </IconLink>
  ) : (
    <LinkButton tone="bare" size="small" to={to} icon={<IconArrowLeft size={18} aria-hidden="true" />}>
      {label}
    </LinkButton>
  )
}

/** The main button and others below the words of an empty list. */
function FirstSteps({ seconds, children }: { seconds: readonly HeadAction[]; children: ReactNode }) {
  return (
    <InSlot slot="empty">
      {(children || seconds.length > 0) && (
        <div className={styles.first}>
          {children}
          {seconds.map(
            (action) =>
              'to' in action && (
                <LinkButton key={action.label} tone="bare" to={action.to}>
                  {action.label}
                </LinkButton>
              ),
          )}
        </div>
      )}
    </InSlot>
  )
}
