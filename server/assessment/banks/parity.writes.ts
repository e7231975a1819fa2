import { randomUUID } from 'node:crypto'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { joinPair, noteChecked, separatePair } from '../questions/pairs.writes.ts'
import { auditedQuestion } from '../questions/readiness.writes.ts'
import type { BankQuestionRow } from './banks.reads.ts'

/** Pairs two questions that have no pair. Of several simultaneous calls only the first succeeds. */
export function pairQuestions(platform: Platform, actor: Person, one: BankQuestionRow, other: BankQuestionRow) {
  return change(platform, actor, { action: 'question.paired', detail: auditedQuestion(one) }, async (tx, now) => {
    const pair = randomUUID()
    const ids = [one.id, other.id]
    await tx.selectFrom('questions').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
    return (await joinPair(tx, ids, pair, now)) === 2 ? { id: one.id, pair } : undefined
  })
}

/** Confirms that both questions of a pair mean the same in their present text. */
export function checkPair(platform: Platform, actor: Person, question: BankQuestionRow, pair: string) {
  return change(platform, actor, { action: 'question.pair_checked', detail: auditedQuestion(question) }, async (tx, now) => {
    return (await noteChecked(tx, pair, now)) > 0 ? { id: question.id, pair } : undefined
  })
}

/** Separates the questions of a pair. */
export function partQuestions(platform: Platform, actor: Person, question: BankQuestionRow, pair: string) {
  return change(platform, actor, { action: 'question.parted', detail: auditedQuestion(question) }, async (tx, now) => {
    return (await separatePair(tx, question.id, now)) > 0 ? { id: question.id, pair } : undefined
  })
}
