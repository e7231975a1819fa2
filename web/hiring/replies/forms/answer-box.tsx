import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { answerForm, attachmentFields, attachments } from '#domain/hiring/replies/correspondence.contract.ts'
import { subjectOfAnswer } from '#domain/hiring/replies/correspondence.rules.ts'
import type { ReceivedReply } from '#domain/mail/correspondence.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { RadioField } from '../../../platform/forms/choice-fields.tsx'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import UnreachedMark from '../parts/unreached-mark.tsx'
import { useAnswering, useSignature } from '../replies.queries.ts'
import styles from './answer-box.module.css'

interface Props {
  reply: ReceivedReply
  onClose(): void
}

/** The name of the draft of an answer to a reply. */
export const draftOf = ({ uuid }: Pick<ReceivedReply, 'uuid'>) => `answer:${uuid}`

/** Answers a reply in own words, under the message (EML-03), or says that nobody may write to the person about it (CON-02). */
export function AnswerBox(props: Props) {
  const t = useText()
  if (!props.reply.no_contact) return <Answer {...props} />
  return (
    <div className={styles.box}>
      <MessageBox tone="info">{t('notification.error.no_contact')}</MessageBox>
      <Button tone="quiet" onClick={props.onClose}>
        {t('common.close')}
      </Button>
    </div>
  )
}

/** What is typed stays when the box or its dialog closes. */
function Answer({ reply, onClose }: Props) {
  const t = useText()
  const banner = useBanner()
  const send = useAnswering()
  const [shownFiles, setShownFiles] = useState(0)
  const { from, address, subject } = reply
  return (
    <div className={styles.box}>
      <UnreachedMark person={reply.person} />
      <FormShell
        name={draftOf(reply)}
        schema={answerForm}
        initial={{ text: '', to: 'account' }}
        files={attachments}
        submit={(body, { files, onProgress }) => send(reply.uuid, { body, files, onProgress })}
        onDone={() => {
          banner.success(sentOrKept('replies.sent', 'replies.kept'))
          onClose()
        }}
      >
        {from === address ? (
          <p className={styles.soft}>
            {t('replies.to')}: {address}
          </p>
        ) : (
          <RadioField
            name="to"
            label={t('replies.to')}
            options={[
              { value: 'account', label: t('replies.to_account', { address }) },
              { value: 'sender', label: t('replies.to_sender', { address: from }) },
            ]}
          />
        )}
        <p className={styles.soft}>{t('replies.subject_is', { subject: subjectOfAnswer(subject) })}</p>
        <TextAreaField name="text" label={t('replies.your_words')} rows={6} />
        <Signature />
        {attachmentFields.slice(0, shownFiles).map((name) => (
          <FileField key={name} name={name} label={t('replies.attach')} kinds={attachments[name].kinds} optional />
        ))}
        {shownFiles < attachmentFields.length && (
          <Button
            tone="bare"
            size="small"
            icon={<IconPaperclip size={16} aria-hidden="true" />}
            onClick={() => setShownFiles(shownFiles + 1)}
          >
            {t('replies.attach_more')}
          </Button>
        )}
        <FormEnd label={t('replies.send')}>
          <Button tone="quiet" onClick={onClose}>
            {t('replies.cancel')}
          </Button>
        </FormEnd>
      </FormShell>
    </div>
  )
}

/** What the e-mail ends with. */
export function Signature() {
  const t = useText()
  const session = useSession()
  const signature = useSignature().data?.signature
  const name = session.status === 'user' ? session.user.fullname : ''
  return (
    <div className={styles.soft}>
      {t('replies.signed_as')}
      <p className={styles.signature}>{signature?.startsWith(name) ? signature : [name, signature].filter(Boolean).join('\n')}</p>
      <Link to={accountScreens.staffAccount.to()} target="_blank">
        {t('replies.signature_change')}
      </Link>
    </div>
  )
}
