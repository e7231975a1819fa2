import { useId, useState } from 'react'
import type { ContactView } from '#domain/hiring/clients/client-page.contract.ts'
import { subjectOfAnswer } from '#domain/hiring/replies/correspondence.rules.ts'
import type { PersonMessage } from '#domain/mail/correspondence.ts'
import field from '../../../platform/forms/field.module.css'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { ReceivedReply } from '../../../platform/ui/received-reply.tsx'
import { SentMail } from '../../../platform/ui/sent-mail.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import timeline from '../../../platform/ui/timeline.module.css'
import { ClientMessageForm } from '../forms/client-message-form.tsx'
import { useClientMessages } from '../replies.queries.ts'
import styles from './client-messages.module.css'

interface Props {
  client: string
  /** The contacts of the client, the main one first. */
  contacts: readonly ContactView[]
  mayChange: boolean
}

/** The correspondence with the contacts of a client, one conversation each (CLT-01). */
export function ClientMessages({ client, contacts, mayChange }: Props) {
  const t = useText()
  const id = useId()
  const reachable = contacts.filter(({ email }) => email !== '')
  const [chosen, setChosen] = useState('')
  const contact = reachable.find(({ uuid }) => uuid === chosen) ?? reachable[0]
  if (!contact) return <EmptyState title={t('clients.messages_no_address')} />
  return (
    <>
      {reachable.length > 1 && (
        <p className={styles.choice}>
          <label htmlFor={id}>{t('clients.messages_contact')}</label>
          <select
            id={id}
            className={field.control}
            value={contact.uuid}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {reachable.map(({ uuid, name, role }) => (
              <option key={uuid} value={uuid}>
                {[name, role].filter(Boolean).join(' · ')}
              </option>
            ))}
          </select>
        </p>
      )}
      <Conversation key={contact.uuid} {...{ client, contact, mayChange }} />
    </>
  )
}

/** The messages with one contact, the newest last, and the button that writes the next one. */
function Conversation({ client, contact, mayChange }: Omit<Props, 'contacts'> & { contact: ContactView }) {
  const t = useText()
  const query = useClientMessages(client, contact.uuid)
  const [isWriting, setWriting] = useState(false)
  const title = t('clients.write', { name: contact.name })
  return (
    <AsyncSection query={query}>
      {(messages) => (
        <>
          {messages.length === 0 ? (
            <p className={styles.none}>{t('clients.messages_none', { name: contact.name })}</p>
          ) : (
            <ol className={timeline.timeline} aria-label={t('clients.messages_with', { name: contact.name })}>
              {messages.map((message, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end.
                <li key={index}>
                  <Message message={message} />
                  <p className={styles.at}>
                    <ShownDate at={message.at} withTime />
                  </p>
                </li>
              ))}
            </ol>
          )}
          {mayChange && (
            <Button tone="quiet" className={styles.write} aria-haspopup="dialog" onClick={() => setWriting(true)}>
              {title}
            </Button>
          )}
          <ModalShell open={isWriting} title={title} size="wide" onClose={() => setWriting(false)}>
            <ClientMessageForm {...{ client, contact }} subject={subjectAfter(messages)} onDone={() => setWriting(false)} />
          </ModalShell>
        </>
      )}
    </AsyncSection>
  )
}

function Message({ message: { kind, by, text, language, state, tries, mail, reply } }: { message: PersonMessage }) {
  if (reply) return <ReceivedReply {...{ reply }} words={text} automatic={kind === 'automatic_reply'} />
  return <SentMail {...{ by, language, state, tries, mail }} subject={text} />
}

/** The subject of the next message: that of the last one as an answer. */
function subjectAfter(messages: readonly PersonMessage[]): string {
  const last = messages.at(-1)
  return last ? subjectOfAnswer(last.reply?.subject ?? last.text) : ''
}
