import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs'
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconStrikethrough from '@tabler/icons-react/dist/esm/icons/IconStrikethrough.mjs'
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useId, useState } from 'react'
import { headingLevels } from '#domain/kernel/rich-text.ts'
import { useText } from '../i18n/language.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { LinkBar } from './link-bar.tsx'
import { pastedRichText } from './pasted-rich-text.ts'
import styles from './rich-text-editor.module.css'
import { richTextExtensions } from './rich-text-schema.ts'

/** Words that a button inserts at the caret; `label` names the group of buttons. */
export interface Insertions {
  readonly label: string
  readonly words: readonly { readonly label: string; readonly text: string }[]
}

interface Props {
  value: string
  onChange(html: string): void
  onBlur(): void
  attributes: Record<string, string | boolean | undefined>
  labelId: string
  insertions?: Insertions | undefined
}

export default function RichTextEditor({ value, onChange, onBlur, attributes, labelId, insertions }: Props) {
  const [isLinking, setLinking] = useState(false)
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    immediatelyRender: false,
    // The page's style policy forbids the editor's own style element; its styles are in the module.
    injectCSS: false,
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
    onFocus: () => setLinking(false),
    onBlur,
  })

  useEffect(() => {
    const named = Object.entries({
      ...attributes,
      role: 'textbox',
      'aria-multiline': true,
      'aria-labelledby': labelId,
      class: styles.text,
      // Otherwise a browser's translation of the text would be saved.
      translate: 'no',
    })
    const present = named.filter(([, attribute]) => attribute !== undefined).map(([name, attribute]) => [name, String(attribute)])
    editor?.setOptions({
      editorProps: {
        attributes: Object.fromEntries(present) as Record<string, string>,
        transformPastedHTML: pastedRichText,
        handleKeyDown: (_view, event) => {
          const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
          if (isShortcut) {
            event.preventDefault()
            setLinking(true)
          }
          return isShortcut
        },
      },
    })
  }, [editor, attributes, labelId])

  useEffect(() => {
    // A restored draft or a reset changes the value outside the editor.
    if (editor && !editor.isFocused && value !== (editor.isEmpty ? '' : editor.getHTML()))
      editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div className={styles.editor} data-invalid={attributes['aria-invalid'] || undefined}>
      {editor && <Toolbar editor={editor} isLinking={isLinking} onLink={() => setLinking(!isLinking)} />}
      {editor && isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      {editor && insertions && <InsertionBar editor={editor} insertions={insertions} />}
      <EditorContent editor={editor} />
    </div>
  )
}

function InsertionBar({ editor, insertions: { label, words } }: { editor: Editor; insertions: Insertions }) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className={styles.insertions}>
      <span id={id}>{label}</span>
      {words.map(({ label, text }) => (
        <Button
          key={text}
          tone="quiet"
          size="small"
          title={text}
          onClick={() => editor.chain().focus().insertContent({ type: 'text', text }).run()}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}

interface ToolbarProps {
  editor: Editor
  isLinking: boolean
  onLink(): void
}

function Toolbar({ editor, isLinking, onLink }: ToolbarProps) {
  const t = useText()
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      level: headingLevels.find((level) => editor.isActive('heading', { level })) ?? (0 as const),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      strike: editor.isActive('strike'),
      link: editor.isActive('link'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const marks = [
    { label: t('common.text_bold'), Icon: IconBold, pressed: active.bold, act: () => chain().toggleBold().run() },
    { label: t('common.text_italic'), Icon: IconItalic, pressed: active.italic, act: () => chain().toggleItalic().run() },
    {
      label: t('common.text_underline'),
      Icon: IconUnderline,
      pressed: active.underline,
      act: () => chain().toggleUnderline().run(),
    },
    { label: t('common.text_strike'), Icon: IconStrikethrough, pressed: active.strike, act: () => chain().toggleStrike().run() },
    { label: t('common.text_link'), Icon: IconLink, pressed: active.link, expanded: isLinking, act: onLink },
  ]
  const blocks = [
    { label: t('common.text_bullets'), Icon: IconList, pressed: active.bullets, act: () => chain().toggleBulletList().run() },
    {
      label: t('common.text_numbers'),
      Icon: IconListNumbers,
      pressed: active.numbers,
      act: () => chain().toggleOrderedList().run(),
    },
    { label: t('common.text_quote'), Icon: IconBlockquote, pressed: active.quote, act: () => chain().toggleBlockquote().run() },
    { label: t('common.text_rule'), Icon: IconMinus, act: () => chain().setHorizontalRule().run() },
  ]
  const steps = [
    { label: t('common.text_undo'), Icon: IconArrowBackUp, disabled: !active.undo, act: () => chain().undo().run() },
    { label: t('common.text_redo'), Icon: IconArrowForwardUp, disabled: !active.redo, act: () => chain().redo().run() },
  ]
  return (
    <div className={styles.toolbar}>
      <LevelSelect editor={editor} level={active.level} />
      {[marks, blocks, steps].map((tools) => (
        <span key={tools[0]?.label} className={styles.group}>
          {tools.map((tool) => (
            <ToolButton key={tool.label} {...tool} />
          ))}
        </span>
      ))}
    </div>
  )
}

interface Tool {
  label: string
  Icon: typeof IconBold
  pressed?: boolean
  expanded?: boolean
  disabled?: boolean
  act(): void
}

function ToolButton({ label, Icon, pressed, expanded, disabled = false, act }: Tool) {
  return (
    <IconButton
      label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      className={styles.tool ?? ''}
      onClick={act}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  )
}

/** The level of the heading with the caret, or normal text. Focus stays in the list, so that arrow keys work. */
function LevelSelect({ editor, level }: { editor: Editor; level: 0 | (typeof headingLevels)[number] }) {
  const t = useText()
  const choose = (value: string) => {
    const chosen = headingLevels.find((one) => String(one) === value)
    if (chosen) editor.chain().setHeading({ level: chosen }).run()
    else editor.chain().setParagraph().run()
  }
  return (
    <select
      aria-label={t('common.text_level')}
      className={styles.level}
      value={level}
      onChange={({ target }) => choose(target.value)}
    >
      <option value={0}>{t('common.text_paragraph')}</option>
      {headingLevels.map((one) => (
        <option key={one} value={one}>
          {t(`common.text_heading_${one}`)}
        </option>
      ))}
    </select>
  )
}
