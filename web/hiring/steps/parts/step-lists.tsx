import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ReactNode, useState } from 'react'
import type { StepList, StepView } from '#domain/hiring/steps/steps.contract.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { OrderedList } from '../../../platform/ui/ordered-list.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { StepForm } from '../forms/step-form.tsx'
import { useStepChanges, useSteps } from '../steps.queries.ts'
import { StepDeletion } from './step-deletion.tsx'
import styles from './step-lists.module.css'

interface Props {
  /** The uuid of a vacancy, or `default`. */
  list: string
  titleOf(list: StepList | undefined): ReactNode
  description: string
  back: { readonly to: string; readonly label: string }
  tools?: ReactNode
}

interface Open {
  readonly does: 'add' | 'edit' | 'delete'
  readonly stage: Stage
  readonly step?: StepView
}

/** The steps of each stage: added, renamed, ordered and deleted (STP-01). */
export function StepLists({ list, titleOf, description, back, tools }: Props) {
  const t = useText()
  const query = useSteps(list)
  const { add, rename, remove, order } = useStepChanges(list)
  const mayChange = useMay({ module: 'candidates', item: 'change' })
  const [open, setOpen] = useState<Open>()
  const shut = () => setOpen(undefined)
  const stale = {
    onReload: () => {
      void query.refetch()
      shut()
    },
  }
  const stepsOf = (stage: Stage) => query.data?.steps.filter((step) => step.stage === stage) ?? []
  const renamed = open?.does === 'edit' ? open.step : undefined
  return (
    <div className="page">
      <PageHead title={titleOf(query.data)} description={description} back={back}>
        {mayChange && tools}
      </PageHead>
      <AsyncSection query={query}>
        {() => (
          <div className={styles.stages}>
            {stages.map((stage) => (
              <StageSection
                key={stage}
                {...{ stage, mayChange }}
                steps={stepsOf(stage)}
                onOpen={(does, step) => setOpen({ does, stage, ...(step && { step }) })}
                onOrder={(rows) =>
                  order(
                    stage,
                    rows.map(({ uuid }) => uuid),
                  )
                }
              />
            ))}
          </div>
        )}
      </AsyncSection>
      <ModalShell
        open={open?.does === 'add' || open?.does === 'edit'}
        title={open ? t(renamed ? 'steps.edit' : 'steps.add_to', { stage: t(`board.stage.${open.stage}`) }) : ''}
        onClose={shut}
      >
        {open && open.does !== 'delete' && (
          <StepForm
            key={open.step?.uuid ?? open.stage}
            name={`step:${list}:${open.does}:${open.step?.uuid ?? open.stage}`}
            stage={open.stage}
            step={renamed}
            submit={(input) => (renamed ? rename(renamed, input) : add(input))}
            onDone={shut}
            stale={stale}
          />
        )}
      </ModalShell>
      <StepDeletion
        step={open?.does === 'delete' ? open.step : undefined}
        others={open ? stepsOf(open.stage).filter(({ uuid }) => uuid !== open.step?.uuid) : []}
        onDelete={remove}
        onClose={shut}
      />
    </div>
  )
}

interface SectionProps {
  stage: Stage
  steps: readonly StepView[]
  mayChange: boolean
  onOpen(does: Open['does'], step?: StepView): void
  onOrder(steps: readonly StepView[]): Promise<unknown>
}

/** One stage with its steps. */
function StageSection({ stage, steps, mayChange, onOpen, onOrder }: SectionProps) {
  const t = useText()
  const name = t(`board.stage.${stage}`)
  return (
    <section className={styles.stage} data-stage={stage} aria-labelledby={`steps-${stage}`}>
      <div className={styles.head}>
        <h2 id={`steps-${stage}`}>{name}</h2>
        {mayChange && (
          <Button
            size="small"
            tone="quiet"
            icon={<IconPlus size={18} aria-hidden="true" />}
            aria-label={t('steps.add_to', { stage: name })}
            aria-haspopup="dialog"
            onClick={() => onOpen('add')}
          >
            {t('steps.add')}
          </Button>
        )}
      </div>
      {steps.length === 0 ? (
        <p className={styles.none}>{t('steps.none')}</p>
      ) : (
        <OrderedList
          label={t('steps.of_stage', { stage: name })}
          rows={steps}
          nameOf={(step) => step.name}
          factsOf={({ cards }) => (cards > 0 ? t('steps.cards', { count: cards }) : null)}
          mayChange={mayChange}
          onOrder={onOrder}
          onEdit={(step) => onOpen('edit', step)}
          onDelete={(step) => onOpen('delete', step)}
        />
      )}
    </section>
  )
}
