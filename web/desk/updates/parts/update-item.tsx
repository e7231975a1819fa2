import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Link } from 'react-router'
import type { UpdateView } from '#domain/desk/updates/updates.contract.ts'
import { updateWords } from '#domain/desk/updates/updates.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { IconButton } from '../../../platform/ui/button.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import styles from './bell.module.css'
import { updatePath } from './update-path.ts'

interface Props {
  update: UpdateView
  /** Called when the link is followed. */
  onFollow(): void
  onMarkRead(): void
}

/** An update in the bell: a link to what it is about, and a button that marks it as read. */
export function UpdateItem({ update, onFollow, onMarkRead }: Props) {
  const t = useText()
  const words = updateWords(t, update)
  const { vacancy, read, at } = update
  return (
    <li className={styles.item} data-unread={!read || undefined}>
      <Link to={updatePath(update)} className={styles.link} onClick={onFollow}>
        <span className={styles.words}>
          {!read && <span className="visually-hidden">{t('notices.status.unread')}: </span>}
          {words}
        </span>
        <span className={styles.more}>
          {vacancy && (
            <>
              <TextIn language={vacancy.language_job}>{vacancy.name_job}</TextIn>
              {' · '}
            </>
          )}
          <ShownDate at={at} withTime />
        </span>
      </Link>
      {!read && (
        <IconButton label={t('notices.mark_named', { words })} onClick={onMarkRead}>
          <IconCheck size={18} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}
