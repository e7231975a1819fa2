/** Up to this width lists show their short rows. */
export const phoneWidth = '(max-width: 44rem)'
