import { useState } from 'react'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { type CorrectableView, changedFields, correctionFormOver } from '#domain/people/corrections/corrections.contract.ts'
import { duplicateScreens } from '#domain/people/duplicates/duplicates.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { DateField } from '../../../platform/forms/date-and-number-fields.tsx'
import { DomainQuestion } from '../../../platform/forms/domain-question.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { otherNameErrors } from '../../../platform/forms/other-name-errors.ts'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useCorrect, useCorrectable } from '../corrections.queries.ts'

const files = { file: { kinds: documentExtensions } }

interface Props {
  person: { readonly uuid: string; readonly fullname: string } | undefined
  onClose(): void
}

/** Corrects names, contact data, birth date and CV of a person (INT-12). */
export function CorrectionDialog({ person, onClose }: Props) {
  const t = useText()
  return (
    <ModalShell size="wide" open={person !== undefined} title={t('corrections.title')} onClose={onClose}>
      {person && <CurrentState person={person} onDone={onClose} />}
    </ModalShell>
  )
}

interface Person {
  person: { readonly uuid: string; readonly fullname: string }
  onDone(): void
}

function CurrentState({ person, onDone }: Person) {
  const query = useCorrectable(person.uuid)
  // Another number begins the form again, with the state that was read last.
  const [round, setRound] = useState(0)
  const reload = () => void query.refetch().then(() => setRound((count) => count + 1))
  return (
    <AsyncSection query={query}>
      {(state) => <Fields key={round} person={person} state={state} onDone={onDone} onReload={reload} />}
    </AsyncSection>
  )
}

function Fields({ person, state, onDone, onReload }: Person & { state: CorrectableView; onReload(): void }) {
  const t = useText()
  const wireText = useWireText()
  const banner = useBanner()
  const correct = useCorrect()
  // The state in which the form began: a later reading in the background must not replace the version that the fields are based on.
  const [{ consented, file_name, today, version, ...values }] = useState(state)
  const [schema] = useState(() => correctionFormOver(values, today))
  return (
    <FormShell
      name={`correction:${person.uuid}`}
      schema={schema}
      initial={values}
      files={files}
      submit={(body, { files: chosen, onProgress }) =>
        correct({
          params: { uuid: person.uuid },
          body: { ...changedFields(body, values), version },
          files: { file: chosen.file },
          onProgress,
        })
      }
      onDone={({ success_message }) => {
        onDone()
        banner.success(success_message, { name: person.fullname })
      }}
    >
      <p>{t('corrections.hint')}</p>
      <FieldGrid>
        <TextField name="name" label={t('personal.name')} errorTexts={otherNameErrors} autoComplete="off" />
        <TextField name="lastname" label={t('personal.lastname')} errorTexts={otherNameErrors} autoComplete="off" />
      </FieldGrid>
      <TextField
        name="email"
        label={t('users.email')}
        hint={t(consented ? 'corrections.email_hint' : 'corrections.email_hint_unconsented')}
        type="email"
        autoComplete="off"
        optional={!consented}
      />
      <DomainQuestion name="email" />
      <FieldGrid>
        <TextField name="personal_phone" label={t('corrections.phone')} type="tel" autoComplete="off" optional />
        <TextField name="city" label={t('corrections.city')} autoComplete="off" optional />
        <DateField name="date_of_birth" label={t('corrections.birth')} max={today} optional />
      </FieldGrid>
      <FileField
        name="file"
        label={t('corrections.cv')}
        hint={file_name ? t('corrections.cv_now', { name: file_name }) : undefined}
        kinds={documentExtensions}
        optional
      />
      <FormEnd
        label={t('common.save')}
        explain={({ code, uuid }, startOver) => {
          if (code === 'errors.stale')
            return (
              <>
                {wireText(code)}
                <Button
                  tone="quiet"
                  size="small"
                  onClick={() => {
                    startOver()
                    onReload()
                  }}
                >
                  {t('common.reload')}
                </Button>
              </>
            )
          return code === 'corrections.error.taken' && uuid ? <Taken person={person.uuid} by={uuid} /> : undefined
        }}
      />
    </FormShell>
  )
}

/** The address belongs to another account: it can be merged with this one, or opened. */
function Taken({ person, by }: { person: string; by: string }) {
  const t = useText()
  const mayMerge = useMay({ module: 'users', item: 'delete' })
  const [to, words] = mayMerge
    ? ([duplicateScreens.mergePeople.to({ one: person, other: by }), 'corrections.error.taken_merge'] as const)
    : ([userScreens.userProfile.to({ uuid: by }), 'corrections.error.taken_open'] as const)
  return (
    <>
      {t('corrections.error.taken')}
      <LinkButton tone="quiet" size="small" to={to} target="_blank">
        {t(words)}
      </LinkButton>
    </>
  )
}
