import { useState } from 'react'
import type { getTextsOfQuestion, Opinion, TextsOfQuestion } from '#domain/results/rating.contract.ts'
import type { Likert } from '#domain/results/scoring.rules.ts'
import { useRecord } from '../../../platform/client/use-record.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useRating } from '../results.queries.ts'

type Text = TextsOfQuestion['texts'][number]
interface Rated {
  readonly text: Text
  readonly code: Likert
}

/**
 * The texts of one question, one at a time: each is rated or left for later, and the last rating can be taken back. With every rating
 * the next texts are read again in the background.
 */
export function useRatingQueue(uuid: string, opinion: Opinion) {
  const query = useRecord<typeof getTextsOfQuestion>('/api/evaluar/questions/:uuid', { uuid }, { opinion })
  const { rate, undo } = useRating()
  const banner = useBanner()
  const [rated, setRated] = useState<readonly Rated[]>([])
  const [later, setLater] = useState<readonly string[]>([])
  /** A text whose rating was taken back comes first again. */
  const [again, setAgain] = useState<Text>()
  const [saving, setSaving] = useState<Likert | 'undo'>()

  const isRated = ({ uid }: Text) => rated.some(({ text }) => text.uid === uid)
  const open = (query.data?.texts ?? []).filter((text) => !isRated(text))
  // Those put off come last, in the order in which that was done.
  const [first] = open.toSorted((one, other) => later.indexOf(one.uid) - later.indexOf(other.uid))
  const current = again ?? first

  /** Does one change at a time; why it failed stands over the page. */
  const save = async (what: Likert | 'undo', change: () => Promise<unknown>, then: () => void) => {
    if (saving) return
    setSaving(what)
    try {
      await change()
      then()
    } catch (error) {
      banner.refusal(error)
      // Somebody else may have been there first.
      setAgain(undefined)
      void query.refetch()
    }
    setSaving(undefined)
  }

  return {
    query,
    current,
    saving,
    last: rated.at(-1),
    done: rated.length,
    rate: (code: Likert) =>
      current &&
      save(
        code,
        () => rate(current.uid, code),
        () => {
          setRated([...rated, { text: current, code }])
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
      const last = rated.at(-1)
      if (!last) return undefined
      return save(
        'undo',
        () => undo(last.text.uid),
        () => {
          setRated(rated.slice(0, -1))
          setAgain(last.text)
        },
      )
    },
  }
}
