/** The kinds of files as which lists leave (OUT-01). */
export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]
