/** Thrown when a piece of work had no processor time: a request is answered by 503, and a job is tried again (SLW-01). */
export class MachineBusy extends Error {
  override name = 'MachineBusy'
}
