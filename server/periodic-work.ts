import * as features from './features.ts'
import { startWatchingBacklogs } from './platform/backlogs.ts'
import type { Feature } from './platform/feature.ts'
import { startReadingTexts } from './platform/files/text/file-texts.ts'
import { startHousekeeping } from './platform/housekeeping.ts'
import type { Platform } from './platform/platform.ts'

const added: readonly Feature[] = Object.values(features)

/** Starts the housekeeping, and in a process with a worker the periodic tasks. Returns the functions that stop them. */
export async function startPeriodicWork(platform: Platform): Promise<(() => void)[]> {
  const { config, log } = platform
  const housekeeping = startHousekeeping(
    platform,
    log,
    added.flatMap(({ removals = [] }) => removals),
  )
  if (!config.worker) return [housekeeping]
  return [
    housekeeping,
    startWatchingBacklogs(platform, log),
    await startReadingTexts(platform, log),
    ...added.flatMap(({ tasks = [] }) => tasks.map((startTask) => startTask(platform, log))),
  ]
}
