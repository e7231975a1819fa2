interface Meeting {
  readonly title: string
  /** ISO instants. */
  readonly startsAt: string
  readonly endsAt: string
  readonly details: string
  readonly place: string
}

/** The address at which Google Calendar offers to add a meeting. */
export function googleCalendarUrl({ title, startsAt, endsAt, details, place }: Meeting): string {
  const dates = [startsAt, endsAt].map((at) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')).join('/')
  const query = Object.entries({ action: 'TEMPLATE', text: title, dates, details, location: place })
  return `https://calendar.google.com/calendar/render?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
