import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { typedAddress } from '#domain/kernel/rich-text.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import fieldStyles from './field.module.css'
import styles from './rich-text-editor.module.css'

/** Edits the address of the link at the caret, or turns the selection into a link. Enter applies, Escape cancels. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const t = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => (editor.getAttributes('link').href as string | undefined) ?? '')
  const [isWrong, setWrong] = useState(false)
  const hadLink = useRef(editor.isActive('link')).current
  useEffect(() => field.current?.focus(), [])

  // The editor's own command waits for the next frame, in which keys would be lost.
  const leave = () => {
    editor.view.focus()
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    leave()
  }
  const apply = () => {
    if (typed.trim() === '' && hadLink) return remove()
    const href = typedAddress(typed)
    setWrong(href === null)
    if (href === null) return field.current?.focus()
    const chain = editor.chain().extendMarkRange('link')
    if (editor.state.selection.empty && !hadLink)
      chain.insertContent([{ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }]).run()
    else chain.setLink({ href }).run()
    leave()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    if (event.key === 'Enter' && event.target !== field.current) return
    // Neither submits the surrounding form nor closes the surrounding dialog.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else leave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field and the buttons in it.
    <div className={styles.link} onKeyDown={onKeyDown}>
      <label htmlFor={id}>{t('common.text_link_address')}</label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        className={fieldStyles.control}
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button size="small" onClick={apply}>
        {t('common.text_link_apply')}
      </Button>
      {hadLink && (
        <Button size="small" tone="quiet" onClick={remove}>
          {t('common.text_link_remove')}
        </Button>
      )}
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className={fieldStyles.error}>
          {t('errors.unsafe_link')}
        </p>
      )}
    </div>
  )
}
