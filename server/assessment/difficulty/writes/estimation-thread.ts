import { parentPort, workerData } from 'node:worker_threads'
import type { AnswersOfAttempt } from '#domain/assessment/difficulty/answers.rules.ts'
import { estimateBank } from '#domain/assessment/difficulty/estimation.rules.ts'
import { makeThreadGentle } from '../../../platform/thread-priority.ts'

makeThreadGentle()
parentPort?.postMessage(estimateBank(workerData as readonly AnswersOfAttempt[]))
