import type { setStepEndpoint } from '#domain/hiring/steps/steps.contract.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { auditEach } from '../../platform/audit/audit.ts'
import { seenVersion } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { announceCards } from '../cards/announce.writes.ts'
import { putAtStep } from '../cards/application-rows.writes.ts'
import { type CardToStep, readCardsToStep, readStep } from './steps.reads.ts'

interface Author {
  readonly actor: Person
  /** The browser tab that the change came from. */
  readonly origin: string | null
}

interface SteppedCards {
  readonly step: { readonly uuid: string; readonly name: string } | null
  readonly cards: readonly Pick<CardToStep, 'uuid' | 'version'>[]
}

/**
 * Puts cards of one stage of a vacancy at a step, or at none, with a row of history and audit for each (STP-01). All or nothing: refuses as
 * stale when one has changed since its `version`, and a step of another stage. A card that stands there already does not change.
 */
export async function setStep(
  platform: Platform,
  { actor, origin }: Author,
  { elements, step: wanted }: BodyOf<typeof setStepEndpoint>,
): Promise<SteppedCards | Refusal> {
  const now = platform.now()
  return platform.db.transaction().execute(async (tx): Promise<SteppedCards | Refusal> => {
    const seen = new Map(elements.map((element) => [element.uuid_element, element]))
    const cards = await readCardsToStep(tx, actor, [...seen.keys()])
    const [first] = cards
    if (!first || cards.length < seen.size) return refuse('errors.not_found')
    if (cards.some((card) => seenVersion(seen.get(card.uuid) ?? {}, card) !== card.version)) return refuse('errors.stale')
    const step = wanted === null ? null : await readStep(tx, actor, wanted)
    if (step === undefined) return refuse('errors.stale')
    const { vacancy_id, stage } = step ?? first
    if (cards.some((card) => card.vacancy_id !== vacancy_id || card.stage !== stage)) return refuse('steps.error.other_stage')
    const stepped = cards.filter((card) => card.step_id !== (step?.id ?? null))
    await putAtStep(tx, stepped, step, actor, now)
    const entries = stepped.map(({ id, step_name }) => ({
      ...({ action: 'application.step_set', subjectType: 'application', subjectId: id } as const),
      detail: { stage, from: step_name, to: step?.name ?? null },
    }))
    await auditEach(tx, actor, entries, now)
    const announced = stepped.map(({ uuid, vacancy }) => ({ uuid, vacancy: vacancy.uuid }))
    await announceCards(platform, tx, announced, 'moved', origin)
    const changed = new Set(stepped)
    return { step, cards: cards.map((card) => ({ uuid: card.uuid, version: card.version + (changed.has(card) ? 1 : 0) })) }
  })
}
