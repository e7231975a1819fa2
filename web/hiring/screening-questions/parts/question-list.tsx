import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ReactNode, useState } from 'react'
import type { QuestionList as List, QuestionView } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { QuestionForm } from '../forms/question-form.tsx'
import { useQuestionChanges, useQuestions } from '../screening-questions.queries.ts'
import { OrderedQuestions } from './ordered-questions.tsx'

interface Props {
  /** The uuid of a vacancy, or `library`. */
  list: string
  titleOf(list: List | undefined): ReactNode
  description: string
  back: { readonly to: string; readonly label: string }
  /** Further buttons beside the one that adds; `onCopy` opens the form with a question to copy. */
  tools?(onCopy: (question: QuestionView) => void): ReactNode
}

type Open = { readonly does: 'add' | 'edit' | 'delete'; readonly question: QuestionView | undefined }

/** The questions of a vacancy, or those of the library: added, edited, deleted and ordered (SCQ-01). */
export function QuestionList({ list, titleOf, description, back, tools }: Props) {
  const t = useText()
  const banner = useBanner()
  const query = useQuestions(list)
  const { add, save, remove, order } = useQuestionChanges(list)
  const mayChange = useMay({ module: 'candidates', item: 'change' })
  const [open, setOpen] = useState<Open>()
  const shut = () => setOpen(undefined)
  const stale = {
    onReload: () => {
      void query.refetch()
      shut()
    },
  }
  const changed = open?.does === 'edit' ? open.question : undefined
  const onDelete = async (question: QuestionView) => {
    const { success_message, data } = await remove(question)
    banner.success(success_message, { name: data.text })
    shut()
  }
  return (
    <div className="page">
      <PageHead title={titleOf(query.data)} description={description} back={back}>
        {mayChange && (
          <>
            {tools?.((question) => setOpen({ does: 'add', question }))}
            <Button
              icon={<IconPlus size={20} aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setOpen({ does: 'add', question: undefined })}
            >
              {t('screening.add')}
            </Button>
          </>
        )}
      </PageHead>
      <AsyncSection
        query={query}
        isEmpty={({ questions }) => questions.length === 0}
        empty={<EmptyState title={t('screening.none')} text={t('screening.none_hint')} />}
      >
        {({ questions }) => (
          <OrderedQuestions
            questions={questions}
            mayChange={mayChange}
            onOrder={(wanted) => order(wanted.map(({ uuid }) => uuid))}
            onEdit={(question) => setOpen({ does: 'edit', question })}
            onDelete={(question) => setOpen({ does: 'delete', question })}
          />
        )}
      </AsyncSection>
      <ModalShell
        open={open?.does === 'add' || open?.does === 'edit'}
        title={t(changed ? 'screening.edit' : 'screening.add')}
        onClose={shut}
      >
        {open && open.does !== 'delete' && (
          <QuestionForm
            key={open.question?.uuid ?? 'new'}
            name={`question:${list}:${open.does}:${open.question?.uuid ?? ''}`}
            from={open.question}
            submit={(input) => (changed ? save(changed, input) : add(input))}
            onDone={shut}
            stale={stale}
          />
        )}
      </ModalShell>
      <Deletion question={open?.does === 'delete' ? open.question : undefined} onCancel={shut} onConfirm={onDelete} />
    </div>
  )
}

interface DeletionProps {
  question: QuestionView | undefined
  onCancel(): void
  onConfirm(question: QuestionView): Promise<void>
}

function Deletion({ question, onCancel, onConfirm }: DeletionProps) {
  const t = useText()
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={t('common.delete')}
      confirmLabel={t('common.delete')}
      onCancel={onCancel}
      onConfirm={() => question && onConfirm(question)}
    >
      <p>{question?.text}</p>
      <p>{t('screening.delete_keeps')}</p>
    </ConfirmDialog>
  )
}
