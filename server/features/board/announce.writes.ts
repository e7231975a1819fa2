import type { BoardEvent } from '#domain/board/board.contract.ts'
import { boardTopic } from '#domain/board/board.rules.ts'
import type { Platform, Reader } from '../../platform/platform.ts'

/** Tells the open boards of a vacancy that something happened to a card (decision 40). */
export function announce({ live }: Pick<Platform, 'live'>, tx: Reader, vacancyUuid: string, event: BoardEvent): Promise<void> {
  return live.announce(tx, boardTopic(vacancyUuid), event)
}
