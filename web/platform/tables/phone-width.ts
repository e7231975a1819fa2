/** Up to this width lists show their short rows. */
export const phoneWidth = '(width < 44rem)'
