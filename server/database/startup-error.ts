/** The program cannot start for a reason that the operator can fix. The message is one clear sentence without a stack or a secret. */
export class StartupError extends Error {
  override name = 'StartupError'
}
