import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PageHead } from '../ui/page-head.tsx'

interface Props {
  title: string
  description: string
  addLabel: string
  /** Whether the form is open; the table is hidden then. */
  adding: boolean
  onToggle(): void
  /** The form that adds; absent where the person may not. */
  form?: ReactNode
  children: ReactNode
}

/** A list with its add/close toggle: the button shows the form and hides the table (PRO-03). */
export function ListScreen({ title, description, addLabel, adding, onToggle, form, children }: Props) {
  const t = useText()
  const icon = adding ? <IconX size={20} aria-hidden="true" /> : <IconPlus size={20} aria-hidden="true" />
  return (
    <>
      <PageHead title={title} description={description}>
        {form && (
          <Button tone={adding ? 'quiet' : 'main'} icon={icon} aria-expanded={adding} onClick={onToggle}>
            {adding ? t('common.close') : addLabel}
          </Button>
        )}
      </PageHead>
      {adding ? <Card>{form}</Card> : children}
    </>
  )
}
