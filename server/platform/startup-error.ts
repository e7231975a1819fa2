/** The program cannot start, for a reason the person at the console can change: the message is one clear sentence, without a stack or a secret. */
export class StartupError extends Error {
  override name = 'StartupError'
}
