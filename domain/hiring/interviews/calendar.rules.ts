interface Meeting {
  readonly title: string
  /** ISO instants. */
  readonly startsAt: string
  readonly endsAt: string
  readonly details: string
  /** Empty when it is not known. */
  readonly place: string
}

/** The address at which Google Calendar offers to add a meeting. What is empty is left out. */
export function googleCalendarUrl({ title, startsAt, endsAt, details, place }: Meeting): string {
  const dates = [startsAt, endsAt].map((at) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')).join('/')
  const facts = { action: 'TEMPLATE', text: title, dates, details, location: place }
  const query = Object.entries(facts).filter(([, value]) => value !== '')
  return `https://calendar.google.com/calendar/render?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
