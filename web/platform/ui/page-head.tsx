import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { ReactNode } from 'react'
import { TitleSide } from './beside-title.tsx'
import { IconLink, LinkButton } from './button.tsx'
import styles from './page-head.module.css'

interface Props {
  title: ReactNode
  description?: ReactNode
  /** The link back, above the title; with `short`, only its arrow before the title where height is scarce. */
  back?: { readonly to: string; readonly label: string; readonly short?: boolean }
  children?: ReactNode
}

/** Title, description and actions at the top of a page. */
export function PageHead({ title, description, back, children }: Props) {
  return (
    <header className={styles.head}>
      <div>
        {back?.short && (
          <IconLink to={back.to} label={back.label} className={styles.arrow ?? ''}>
            <IconArrowLeft size={20} aria-hidden="true" />
          </IconLink>
        )}
        {back && !back.short && (
          <LinkButton tone="bare" size="small" to={back.to} icon={<IconArrowLeft size={18} aria-hidden="true" />}>
            {back.label}
          </LinkButton>
        )}
        <h1>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <TitleSide className={styles.side} />
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  )
}
