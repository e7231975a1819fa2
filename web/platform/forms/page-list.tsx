import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useText } from '../i18n/language.tsx'
import { IconButton } from '../ui/button.tsx'
import { FileName } from '../ui/file-name.tsx'
import { useMovedFocus } from '../ui/use-moved-focus.ts'
import styles from './cv-field.module.css'
import type { PhotoPage } from './photo-pages.ts'

interface Props {
  pages: readonly PhotoPage[]
  onArrange(pages: readonly PhotoPage[]): void
}

const without = (pages: readonly PhotoPage[], index: number) => pages.filter((_, at) => at !== index)

/** The photographed pages in their order, each with buttons that move and remove it. The focus follows a moved page. */
export default function PageList({ pages, onArrange }: Props) {
  const t = useText()
  const { list, focus } = useMovedFocus<HTMLOListElement>(pages)
  const [news, setNews] = useState('')
  const move = (from: number, to: number, action: 'up' | 'down') => {
    const moved = pages[from]
    if (!moved || to < 0 || to >= pages.length) return
    focus(`${action} ${moved.id}`)
    setNews(t('common.page_moved', { number: to + 1, count: pages.length }))
    const others = without(pages, from)
    onArrange([...others.slice(0, to), moved, ...others.slice(to)])
  }
  const remove = (index: number) => {
    const neighbour = pages[index + 1] ?? pages[index - 1]
    focus(neighbour && `remove ${neighbour.id}`)
    setNews(t('common.page_removed', { number: index + 1 }))
    onArrange(without(pages, index))
  }
  return (
    <>
      <ol ref={list} className={styles.pages} aria-label={t('common.pages_order')}>
        {pages.map(({ id, file, thumbnail }, index) => {
          const number = index + 1
          return (
            <li key={id} className={styles.page}>
              <img src={thumbnail} alt="" className={styles.thumbnail} />
              <span className={styles.words}>
                {t('common.page_number', { number })}
                <span className={styles.name}>
                  {' '}
                  <FileName name={file.name} />
                </span>
              </span>
              <span className={styles.buttons}>
                <IconButton
                  data-focus={`up ${id}`}
                  label={t('common.page_up', { number })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1, 'up')}
                >
                  <IconArrowUp size={20} aria-hidden="true" />
                </IconButton>
                <IconButton
                  data-focus={`down ${id}`}
                  label={t('common.page_down', { number })}
                  disabled={number === pages.length}
                  onClick={() => move(index, index + 1, 'down')}
                >
                  <IconArrowDown size={20} aria-hidden="true" />
                </IconButton>
                <IconButton
                  deletes
                  data-focus={`remove ${id}`}
                  label={t('common.page_remove', { number })}
                  onClick={() => remove(index)}
                >
                  <IconTrash size={20} aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </>
  )
}
