import { useState } from 'react'
import type { TagView } from '#domain/people/tags/tags.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { SearchSelect } from '../../../platform/forms/search-select.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useTagChoices } from '../tags.queries.ts'
import styles from './tag-dialog.module.css'

interface Props {
  /** The tag that goes away; the dialog is open while there is one. */
  tag: TagView | undefined
  onMerge(tag: TagView, into: string): Promise<{ success_message: string; data: { name: string } }>
  onClose(): void
}

/** Merges a tag into another one, and says before how many people it is about (POO-01). */
export function MergeTagDialog({ tag, onMerge, onClose }: Props) {
  const t = useText()
  return (
    <ModalShell open={tag !== undefined} title={t('tags.merge_title', { name: tag?.name ?? '' })} onClose={onClose}>
      {tag && <Choice key={tag.uuid} {...{ tag, onMerge, onClose }} />}
    </ModalShell>
  )
}

function Choice({ tag, onMerge, onClose }: Props & { tag: TagView }) {
  const t = useText()
  const banner = useBanner()
  const [into, setInto] = useState('')
  const { options, ...choices } = useTagChoices(into)
  const { busy, refusal, run } = useAction(async () => {
    const { success_message, data } = await onMerge(tag, into)
    banner.success(success_message, { name: data.name })
    onClose()
  })
  return (
    <div className={styles.form}>
      <p>{explain()}</p>
      <SearchSelect
        label={t('tags.merge_into')}
        placeholder={t('tags.merge_choose')}
        {...choices}
        options={options.filter(({ value }) => value !== tag.uuid)}
        onChoose={(option) => setInto(option?.value ?? '')}
      />
      <RefusalMessage refusal={refusal} />
      <div>
        <Button busy={busy} disabled={into === ''} onClick={() => void run()}>
          {t('tags.merge_confirm')}
        </Button>
      </div>
    </div>
  )

  function explain() {
    const { name, people: count, people_capped } = tag
    if (count === 0) return t('tags.merge_nobody', { name })
    return people_capped ? t('tags.merge_text_capped', { count, name }) : t('tags.merge_text', { count, name })
  }
}
