import type { Source } from './source.mjs'

interface Complaint {
  readonly line: number
  readonly message: string
}

export declare function checkEnglish(source: Source): Complaint[]
export declare function checkDocument(document: { path: string; text: string }): string[]
export declare function checkSubjects(subjects: readonly string[]): string[]
