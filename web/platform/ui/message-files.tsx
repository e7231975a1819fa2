import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import type { ReceivedReply } from '#domain/mail/correspondence.ts'
import styles from './received-reply.module.css'

/** The files of a message as links; nothing without any. */
export function MessageFiles({ files }: Pick<ReceivedReply, 'files'>) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map(({ file, name }) => (
        <li key={file}>
          <a href={file} target="_blank" rel="noreferrer">
            <IconPaperclip size={16} aria-hidden="true" /> {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
