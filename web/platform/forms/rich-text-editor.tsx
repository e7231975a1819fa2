import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs'
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId } from 'react'
import { useText } from '../i18n/language.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import styles from './rich-text-editor.module.css'

const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: false,
    underline: false,
  }),
]

/** Words that a button puts where the caret is; `label` names the group of buttons. */
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
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    // The page's style policy does not let the editor write styles by itself; they stand in the module.
    injectCSS: false,
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
    onBlur,
  })

  useEffect(() => {
    const named = Object.entries({
      ...attributes,
      role: 'textbox',
      'aria-multiline': true,
      'aria-labelledby': labelId,
      class: styles.text,
    })
    const present = named.filter(([, attribute]) => attribute !== undefined).map(([name, attribute]) => [name, String(attribute)])
    editor?.setOptions({ editorProps: { attributes: Object.fromEntries(present) as Record<string, string> } })
  }, [editor, attributes, labelId])

  useEffect(() => {
    // A restored draft or a reset comes from outside the editor.
    if (editor && !editor.isFocused && value !== (editor.isEmpty ? '' : editor.getHTML()))
      editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div className={styles.editor} data-invalid={attributes['aria-invalid'] || undefined}>
      {editor && <Toolbar editor={editor} />}
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

function Toolbar({ editor }: { editor: Editor }) {
  const t = useText()
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      heading: editor.isActive('heading'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools = [
    { label: t('common.text_bold'), Icon: IconBold, pressed: active.bold, act: () => chain().toggleBold().run() },
    { label: t('common.text_italic'), Icon: IconItalic, pressed: active.italic, act: () => chain().toggleItalic().run() },
    {
      label: t('common.text_heading'),
      Icon: IconHeading,
      pressed: active.heading,
      act: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { label: t('common.text_bullets'), Icon: IconList, pressed: active.bullets, act: () => chain().toggleBulletList().run() },
    {
      label: t('common.text_numbers'),
      Icon: IconListNumbers,
      pressed: active.numbers,
      act: () => chain().toggleOrderedList().run(),
    },
    { label: t('common.text_undo'), Icon: IconArrowBackUp, disabled: !active.undo, act: () => chain().undo().run() },
    { label: t('common.text_redo'), Icon: IconArrowForwardUp, disabled: !active.redo, act: () => chain().redo().run() },
  ]
  return (
    <div className={styles.toolbar}>
      {tools.map(({ label, Icon, pressed, disabled, act }) => (
        <IconButton
          key={label}
          label={label}
          aria-pressed={pressed}
          disabled={disabled}
          className={styles.tool ?? ''}
          onClick={act}
        >
          <Icon size={20} aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  )
}
