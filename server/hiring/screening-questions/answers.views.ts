import type { AnswerView, CardAnswer } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import type { QuestionKind } from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import type { AnswerRow } from './answers.reads.ts'

type Signing = Pick<Platform, 'secretKey' | 'now'>

/** Presents an answer with a path to its file that is newly signed for its viewer. */
export const presentAnswerTo =
  ({ secretKey, now }: Signing, viewer: Viewer) =>
  ({ kind, question, answer, answered_at, file_uuid }: AnswerRow): AnswerView => ({
    question,
    kind: kind as QuestionKind,
    values: [...answer],
    answered_at: answered_at.toISOString(),
    file: file_uuid && signedFilePath(secretKey, file_uuid, now(), viewer),
  })

export const presentCardAnswerTo =
  (signing: Signing, viewer: Viewer) =>
  (row: AnswerRow): CardAnswer => ({ ...presentAnswerTo(signing, viewer)(row), knockout: row.knockout_reason })
