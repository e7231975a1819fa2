interface Colleague {
  readonly uuid: string
  readonly fullname: string
}
interface Self extends Colleague {
  readonly email: string
}

const plain = (name: string) => name.trim().toLowerCase()

/**
 * Whose agenda an interviewer as typed has: `me`, or the uuid of the colleague of that name. Undefined for strangers, and where two
 * colleagues have the same name. The caller's own address is theirs, whatever name stands beside it.
 */
export function agendaOf(
  { sender, sender_email: address }: { readonly sender: string; readonly sender_email: string },
  self: Self,
  colleagues: readonly Colleague[],
): string | undefined {
  const name = plain(sender)
  const named = colleagues.filter(({ fullname }) => plain(fullname) === name)
  const [only] = named
  if (named.length === 1 && only) return only.uuid === self.uuid ? 'me' : only.uuid
  return named.length === 0 && address !== '' && plain(address) === plain(self.email) ? 'me' : undefined
}

interface Span {
  /** Instants of ISO 8601. */
  readonly starts_at: string
  readonly ends_at: string
}

/** Whether an interview takes place during another time of its day, given as hh:mm of `clockOf`. Touching ends do not overlap. */
export function overlaps(
  entry: Span,
  { from, to }: { readonly from: string; readonly to: string },
  clockOf: (at: string) => string,
) {
  return from !== '' && to !== '' && clockOf(entry.starts_at) < to && from < clockOf(entry.ends_at)
}
