import { generateSync } from 'otplib'

/** The code that an authenticator app with this key shows now, or so many steps of thirty seconds later. */
export const codeOf = (key: string, steps = 0): string =>
  generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
