import type { FileText } from '#domain/kernel/file-text.contract.ts'
import { passingReasons } from '#domain/kernel/file-text.ts'
import { useAction } from '../client/use-action.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { MessageBox, RefusalMessage } from '../ui/message-box.tsx'
import { ShownDate } from '../ui/shown-date.tsx'
import { useBanner } from '../ui/use-banner.ts'
import { useReadAgain } from './use-file-text.ts'

interface Props {
  /** The signed path of an upload. */
  file: string
  name: string
  text: FileText
  /** The sentence for a file that cannot be read; by default the one of its reason. */
  words?: 'files.not_searched' | 'files.not_read'
}

/** Why a document has no text yet. One that took too long is read again later, or at once when somebody asks for it (SLW-01). */
export function WithoutText({ file, name, text: { reason, read_again_at }, words }: Props) {
  const t = useText()
  const passes = reason !== null && passingReasons.includes(reason)
  if (read_again_at)
    return (
      <>
        <MessageBox>
          {t('files.reads_later', { name })} <ShownDate at={read_again_at} withTime />
        </MessageBox>
        <ReadAgain file={file} />
      </>
    )
  if (!reason) return <MessageBox>{t('files.reading', { name })}</MessageBox>
  return (
    <>
      <MessageBox>{t(passes || !words ? `files.no_text.${reason}` : words)}</MessageBox>
      {passes && <ReadAgain file={file} />}
    </>
  )
}

function ReadAgain({ file }: Pick<Props, 'file'>) {
  const t = useText()
  const banner = useBanner()
  const send = useReadAgain(file)
  const again = useAction(async () => banner.success((await send()).success_message))
  return (
    <p>
      <RefusalMessage refusal={again.refusal} />
      <Button tone="quiet" size="small" busy={again.busy} onClick={() => void again.run()}>
        {t('files.read_again')}
      </Button>
    </p>
  )
}
