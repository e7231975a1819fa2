import { checkAnswers } from './check-answers.ts'
import { checkCards } from './check-cards.ts'
import { checkMails } from './check-mails.ts'
import { checkOrder } from './check-order.ts'
import { checkPeople } from './check-people.ts'
import type { Fault } from './fault.ts'
import type { FinalState } from './final-state.ts'
import type { Operation } from './operations.ts'

/** HAV-02: finds every promise that the end contradicts: see each check for its promises. */
export function checkHistory(history: readonly Operation[], state: FinalState): Fault[] {
  return [checkPeople, checkCards, checkOrder, checkAnswers, checkMails].flatMap((check) => check(history, state))
}
