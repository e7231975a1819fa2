import { reckonedDifficulty } from '#domain/assessment/difficulty/chance.rules.ts'
import { wordOf } from '#domain/assessment/difficulty/difficulty.rules.ts'
import { isDistorted } from '#domain/assessment/difficulty/guessing.rules.ts'
import { guessingLevel } from '#domain/assessment/results/guessing.rules.ts'
import type { RestReason } from '#domain/assessment/workshop/exposure.rules.ts'
import { type Target, targetsOf } from '#domain/assessment/workshop/targets.rules.ts'
import { commonShift, enoughToWear, signsOf, type Wear } from '#domain/assessment/workshop/wear.rules.ts'
import type { EqualityView, TargetView, WorkshopView, WornView } from '#domain/assessment/workshop/workshop.contract.ts'
import type { ReadyQuestion } from './workshop.reads.ts'

const tenths = (value: number): number => Math.round(value * 10) / 10
const knownTenths = (value: number | null): number | null => (value === null ? null : tenths(value))
const percent = (count: number, all: number): number => Math.round((100 * count) / Math.max(1, all))

const presentTarget = ({ error, errorWithMore, difficulty, worth, ...target }: Target): TargetView => ({
  ...target,
  difficulty: tenths(difficulty),
  word: wordOf(tenths(difficulty)),
  error: tenths(error),
  error_with_more: tenths(errorWithMore),
  worth: tenths(worth),
})

interface Found {
  readonly ready: readonly ReadyQuestion[]
  readonly draws: EqualityView
  readonly wear: ReadonlyMap<number, Wear>
  readonly exposure: number | null
  /** How clearly the answers show guessing, in standard errors. */
  readonly guessing: number | null
  readonly resting: ReadonlyMap<number, RestReason>
}

export function presentWorkshop({ ready, draws, wear, exposure, guessing, resting }: Found): WorkshopView {
  const questions = ready.filter(({ type }) => type === 'select')
  const known = questions.flatMap(({ found }) => reckonedDifficulty(found) ?? [])
  return {
    draws: {
      ...draws,
      largest: knownTenths(draws.largest),
      plain: knownTenths(draws.plain),
    },
    questions: questions.length,
    unknown: questions.length - known.length,
    exposure: exposure === null ? null : Math.round(100 * exposure),
    guessing: {
      level: guessingLevel(ready.map(({ type, options }) => ({ options: type === 'select' ? options : 0 }))),
      distorts: isDistorted(guessing),
    },
    resting: ready.flatMap(({ id, uuid, text, language }) => {
      const reason = resting.get(id)
      return reason ? [{ uuid, question: text, language, reason }] : []
    }),
    targets: targetsOf(known, questions.length).map(presentTarget),
    worn: presentWorn(ready, wear),
    worn_capped: wear.size < ready.length,
  }
}

function presentWorn(ready: readonly ReadyQuestion[], wear: ReadonlyMap<number, Wear>): WornView[] | null {
  const all = [...wear.values()]
  if (all.every(({ answers }) => answers < enoughToWear)) return null
  const common = commonShift(all)
  return ready
    .flatMap((question) => {
      const found = wear.get(question.id)
      const signs = found ? signsOf(found, common) : []
      return found && signs.length > 0 ? [presentWornOne(question, found, signs)] : []
    })
    .sort((one, other) => other.signs.length - one.signs.length || other.answers - one.answers)
}

function presentWornOne({ uuid, text, language }: ReadyQuestion, wear: Wear, signs: WornView['signs']): WornView {
  const { answers, older, older_right, newer, newer_right } = wear
  return {
    uuid,
    question: text,
    language,
    answers,
    signs,
    too_fast: percent(wear.too_fast, answers),
    copied: percent(wear.copied, answers),
    known: percent(wear.known, answers),
    before: older === 0 ? null : percent(older_right, older),
    after: newer === 0 ? null : percent(newer_right, newer),
  }
}
