import { parentPort, workerData } from 'node:worker_threads'
import { estimateBank } from '#domain/assessment/difficulty/estimation.rules.ts'
import { joinSites, withAnchors } from '#domain/assessment/shared-counts/joined.rules.ts'
import { makeThreadGentle } from '../../../platform/thread-priority.ts'
import type { Estimated, ToEstimate } from './estimate-in-thread.ts'

makeThreadGentle()
const { attempts, sites, own } = workerData as ToEstimate
const { found, guessing } = estimateBank(attempts)
const { anchors, outcomes } = joinSites(sites, own)
parentPort?.postMessage({ found: withAnchors(found, anchors), guessing, outcomes } satisfies Estimated)
