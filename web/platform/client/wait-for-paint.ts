/**
 * Waits until the browser has painted the current change. Sending a request takes as long as half of the drawing (P16). Returns at
 * once in browsers without task priorities.
 */
export async function waitForPaint(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.postTask(() => {}, { priority: 'background' })
}
