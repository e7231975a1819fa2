import { useState } from 'react'
import type { Opinion } from '#domain/assessment/results/rating.contract.ts'
import type { Likert } from '#domain/assessment/results/scoring.rules.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { allRated, noneRated, type Text, visibleRatings, withAllSettled, withoutLast, withRated } from '../parts/rated-texts.ts'
import { useRating, useTextsOfQuestion } from '../results.queries.ts'

/**
 * The texts of one question, one at a time. Each is rated or postponed, and the last rating can be undone. After every rating the next
 * texts are read in the background.
 */
export function useRatingQueue(uuid: string, opinion: Opinion) {
  const query = useTextsOfQuestion(uuid, opinion)
  const { rate, undo } = useRating()
  const banner = useBanner()
  const [rated, setRated] = useState(noneRated)
  const [later, setLater] = useState<readonly string[]>([])
  /** The text whose rating was undone comes first. */
  const [again, setAgain] = useState<Text>()
  const [saving, setSaving] = useState<Likert | 'undo'>()

  const last = rated.undoable.at(-1)
  const isRated = ({ uid }: Text) => allRated(rated).some(({ text }) => text.uid === uid)
  const open = (query.data?.texts ?? []).filter((text) => !isRated(text))
  // Postponed texts come last, in the order of postponing.
  const [first] = [...open].sort((one, other) => later.indexOf(one.uid) - later.indexOf(other.uid))
  const current = again ?? first

  /** Runs one change at a time; a failure is shown in the banner. */
  const save = async (what: Likert | 'undo', change: () => Promise<unknown>, then: () => void) => {
    if (saving) return
    setSaving(what)
    try {
      await change()
      then()
    } catch (error) {
      banner.refusal(error)
      // Another person may have rated the text meanwhile.
      setAgain(undefined)
      void query.refetch()
    }
    setSaving(undefined)
  }

  return {
    query,
    current,
    saving,
    last,
    done: allRated(rated).length,
    /** The latest ratings of the question that may be shown. */
    ratings: visibleRatings(query.data?.rated ?? [], rated, opinion),
    /** Shows other people's ratings of the last text; undefined when none are hidden. */
    settle: opinion === 'second' && last && !saving ? () => setRated(withAllSettled(rated)) : undefined,
    rate: (code: Likert) =>
      current &&
      save(
        code,
        () => rate(current.uid, code),
        () => {
          setRated(withRated(rated, { text: current, code }, opinion))
          setLater(later.filter((uid) => uid !== current.uid))
          setAgain(undefined)
        },
      ),
    putOff: () => {
      if (!current || saving) return
      setLater([...later.filter((uid) => uid !== current.uid), current.uid])
      setAgain(undefined)
    },
    undo: () => {
      if (!last) return undefined
      return save(
        'undo',
        () => undo(last.text.uid),
        () => {
          setRated(withoutLast(rated))
          setAgain(last.text)
        },
      )
    },
  }
}
