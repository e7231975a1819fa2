import { testResultOf } from '#domain/assessment/results/test-result.rules.ts'
import type { Shown, ShownThing } from '#domain/hiring/shown-skills/shown-skills.contract.ts'
import { type Evidence, shownStateOf, sourcesOf } from '#domain/hiring/shown-skills/shown-skills.rules.ts'
import type { AskedRow } from './shown-skills.reads.ts'

const nothing: Evidence = { test: null, answer: null, points: [] }

type Rated = AskedRow['criteria'][number]['rated']
const scorecardsOf = ({ points, scale }: Rated, state: ShownThing['state'] | null): ShownThing['scorecards'] =>
  state && scale !== null ? { state, points: [...points], scale } : null

/** What the person of a card has shown, each with the sources that say something about it. */
export function presentShown({ skills, questions, criteria, tests }: AskedRow, blind: boolean): Shown {
  const things: ShownThing[] = [
    ...skills.map(({ id, name, rated }): ShownThing => {
      const held = tests.find(({ skill_id }) => skill_id === id)
      const result = held && testResultOf(held)
      const { points } = rated
      const test =
        result && result.points !== null ? { points: result.points, error: result.error, provisional: result.provisional } : null
      const evidence = { ...nothing, test, points }
      const says = sourcesOf(evidence)
      return {
        ...{ kind: 'skill', name, state: shownStateOf(evidence), answer: null },
        test: says.test && result ? { state: says.test, result } : null,
        scorecards: scorecardsOf(rated, says.scorecards),
      }
    }),
    ...questions.map(({ text, kind, answer, knockout }): ShownThing => {
      const evidence = { ...nothing, answer: answer && { knockout: knockout !== '' } }
      const says = sourcesOf(evidence)
      return {
        ...{ kind: 'question', name: text, state: shownStateOf(evidence), test: null, scorecards: null },
        answer: says.answer && { state: says.answer, kind, values: [...(answer ?? [])] },
      }
    }),
    ...criteria.map(({ name, rated }): ShownThing => {
      const evidence = { ...nothing, points: rated.points }
      return {
        ...{ kind: 'criterion', name, state: shownStateOf(evidence), test: null, answer: null },
        scorecards: scorecardsOf(rated, sourcesOf(evidence).scorecards),
      }
    }),
  ]
  return { shown: things.filter(({ state }) => state === 'shown').length, asked: things.length, things, blind }
}
