/** How a file of a question or an answer is shown: as a picture, as sound, or not at all (SPEC-60). */
type MediaKind = 'picture' | 'audio' | 'document'

/** An answer of a snapshot; a snapshot keeps its answers in the order in which they were entered. */
export interface SnapshotAnswer {
  readonly uuid: string
  readonly text: string
  readonly correct: boolean
  readonly media_file_id: number | null
  readonly alternative_text: string
}

interface QuestionParts {
  readonly active: boolean
  readonly broken: boolean
  readonly type: 'select' | 'text'
  readonly media: MediaKind | null
  readonly alternative_text: string
  readonly transcript: string
  readonly answers: readonly {
    readonly correct: boolean
    readonly media: MediaKind | null
    readonly alternative_text: string
  }[]
}

/** Reasons why a question cannot be asked; each one ends a message key `questions.lacks.…`. */
export const lacks = [
  'inactive',
  'broken',
  'answers',
  'correct',
  'alternative_text',
  'transcript',
  'shown_media',
  'answer_alternative_text',
  'answer_shown_media',
] as const
export type Lack = (typeof lacks)[number]
const fewestAnswers = 2

/** What a question still needs before a test may ask it; empty when it is ready (SPEC-29, SPEC-60). */
export function lacksOf({ active, broken, type, media, alternative_text, transcript, answers }: QuestionParts): Lack[] {
  const isSelect = type === 'select'
  const lacking: Record<Lack, boolean> = {
    inactive: !active,
    broken,
    answers: isSelect && answers.length < fewestAnswers,
    correct: isSelect && answers.filter(({ correct }) => correct).length !== 1,
    alternative_text: media === 'picture' && alternative_text === '',
    transcript: media === 'audio' && transcript === '',
    shown_media: media === 'document',
    // Answers have one text field for both: the description of a picture or the words of a sound.
    answer_alternative_text: isSelect && answers.some(({ media, alternative_text }) => media !== null && alternative_text === ''),
    answer_shown_media: isSelect && answers.some(({ media }) => media === 'document'),
  }
  return lacks.filter((lack) => lacking[lack])
}

/** Whether a test may ask a question (SPEC-29, SPEC-60). */
export const isReady = (question: QuestionParts): boolean => lacksOf(question).length === 0

export function mediaKindOf(mediaType: string): MediaKind {
  if (mediaType.startsWith('image/')) return 'picture'
  return mediaType.startsWith('audio/') ? 'audio' : 'document'
}
