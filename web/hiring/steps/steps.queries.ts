import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import {
  addStepEndpoint,
  copyStepsEndpoint,
  deleteStepEndpoint,
  listStepsEndpoint,
  type NamedStep,
  orderStepsEndpoint,
  type StepInput,
  type StepView,
  setStepEndpoint,
  updateStepEndpoint,
} from '#domain/hiring/steps/steps.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { call } from '../../platform/client/call.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The steps of a vacancy, or with `default` those of new vacancies (STP-01). */
export const useSteps = (list: string) => useRecord(listStepsEndpoint, { list })

export function useStepChanges(list: string) {
  const send = useChanges(listStepsEndpoint)
  return {
    add: (body: StepInput) => send(addStepEndpoint, { params: { list }, body }),
    rename: ({ uuid, version }: StepView, { name }: StepInput) =>
      send(updateStepEndpoint, { params: { id: uuid }, body: { name, version } }),
    /** `to`: where the cards of the step go; undefined when it has none. */
    remove: ({ uuid }: StepView, to: string | undefined) =>
      send(deleteStepEndpoint, { params: { id: uuid }, query: to === undefined ? {} : { to } }),
    order: (stage: Stage, steps: string[]) => send(orderStepsEndpoint, { params: { list }, body: { stage, steps } }),
    copy: () => send(copyStepsEndpoint, { params: { list } }),
  }
}

/** Puts cards that were read in these versions at a step, or at none. Returns their versions. */
export async function setStep(cards: readonly Pick<BoardCard, 'uuid_element' | 'version'>[], step: NamedStep | null) {
  const elements = cards.map(({ uuid_element, version }) => ({ uuid_element, version }))
  return (await call(setStepEndpoint, { body: { elements, step: step?.uuid ?? null } })).data.elements
}
