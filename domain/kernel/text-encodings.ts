/** Encodings of one byte per letter that say nothing about themselves: of Windows, of old Macs, and of DOS and its successors. */
export const bareEncodings = ['windows-1252', 'macintosh', 'cp850'] as const
export type BareEncoding = (typeof bareEncodings)[number]
