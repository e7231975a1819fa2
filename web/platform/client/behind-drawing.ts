/**
 * Waits behind the frame that shows what has just changed, where one is due: sending a request takes as long as drawing half of it (P16).
 * At once in a browser that cannot be told what is less urgent.
 */
export async function behindDrawing(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.postTask(() => {}, { priority: 'background' })
}
