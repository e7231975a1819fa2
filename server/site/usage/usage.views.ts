import { limits } from '#domain/kernel/limits.ts'
import { filePurposes, gigabyteBytes, loggedKinds, storageState } from '#domain/kernel/storage.ts'
import type { UsageView } from '#domain/site/usage/usage.contract.ts'
import type { Usage } from './usage.reads.ts'

export function presentUsage(usage: Usage, { bytes, gigabytes }: { bytes: number; gigabytes: number }): UsageView {
  return {
    counted_at: usage.counted_at?.toISOString() ?? null,
    state: storageState(bytes, gigabytes),
    bytes,
    bound_bytes: gigabytes * gigabyteBytes,
    files: filePurposes.map((purpose) => {
      const { rows, bytes } = usage.ofFiles(purpose)
      return { purpose, files: rows, bytes }
    }),
    rows: loggedKinds.map((kind) => {
      const { rows, bytes } = usage.ofRows(kind)
      return { kind, rows, bytes }
    }),
    imports: { waiting: usage.waiting, most: limits.filled.importsInPreview.ofSite },
  }
}
