import { useNavigate } from 'react-router'
import { useAction } from '../client/use-action.ts'
import { useText } from '../i18n/language.tsx'
import { AsyncSection, type Loading } from '../ui/async-section.tsx'
import { Button } from '../ui/button.tsx'
import { FactList, type Facts } from '../ui/fact-list.tsx'
import { RefusalMessage } from '../ui/message-box.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useBanner } from '../ui/use-banner.ts'
import type { Changed } from './changed.ts'

interface Props<Row> {
  title: string
  back: { readonly to: string; readonly label: string }
  query: Loading<Row>
  nameOf(row: Row): string
  /** The facts of the record, each with its name. */
  factsOf(row: Row): Facts
  /** What happens to this record instead of a deletion, when that is known before, and the words of the button. */
  insteadOf?(row: Row): { readonly text: string; readonly confirm: string } | undefined
  onDelete(row: Row): Promise<Changed<Row>>
}

/** The page that shows a record before its deletion; a refusal says why it stays. */
export function RecordDeletion<Row>({ title, back, query, nameOf, factsOf, insteadOf, onDelete }: Props<Row>) {
  return (
    <div className="page">
      <PageHead title={title} back={back} />
      <AsyncSection query={query}>
        {(row) => (
          <>
            <FactList facts={factsOf(row)} />
            <Deletion name={nameOf(row)} instead={insteadOf?.(row)} onDelete={() => onDelete(row)} listAt={back.to} />
          </>
        )}
      </AsyncSection>
    </div>
  )
}

interface DeletionProps {
  name: string
  instead: { readonly text: string; readonly confirm: string } | undefined
  onDelete(): Promise<Changed<unknown>>
  listAt: string
}

function Deletion({ name, instead, onDelete, listAt }: DeletionProps) {
  const t = useText()
  const navigate = useNavigate()
  const banner = useBanner()
  const deletion = useAction(async () => {
    banner.success((await onDelete()).success_message, { name })
    await navigate(listAt)
  })
  return (
    <>
      <p>{instead?.text ?? t('common.delete_question', { name })}</p>
      <RefusalMessage refusal={deletion.refusal} />
      <Button tone="danger" busy={deletion.busy} onClick={() => void deletion.run()}>
        {instead?.confirm ?? t('common.delete_confirm')}
      </Button>
    </>
  )
}
