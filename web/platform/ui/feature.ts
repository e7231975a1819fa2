import { type ComponentType, createContext } from 'react'
import type { ReplyActionsProps } from './received-reply.tsx'

/** The properties of what features add about a person. Each part decides by the viewer's rights whether it shows anything. */
export interface PersonPartProps {
  /** The person's uuid. */
  person: string
  heading: 'h2' | 'h3'
}

/** A list of a page, and its columns. */
export interface ListToolProps {
  /** The address of the list's endpoint. */
  address: string
  /** The columns that differ from those that the list shows by itself. */
  columns: readonly string[]
  /** The keys of all columns of the list. */
  known: readonly string[]
  /** The rows are read, on which columns may depend. */
  isReady: boolean
  /** Shows these columns while the list is shown; undefined shows those that the person chose last. */
  show(columns: readonly string[] | undefined): void
}

/** A slot for an interview as it is being typed: times in its own time zone, empty until they are chosen. */
export interface SlotProps {
  date: string
  from: string
  to: string
  timeZone: string
  /** The interviewer's name and address as typed. */
  sender: string
  sender_email: string
  /** The card whose interview it is; none for several people. */
  card?: string | undefined
}

/** The places on the screens of others to which features add parts, each with the properties of such a part. */
interface Places {
  /** The tools in the bar of staff (ADR-0001). */
  barTool: object
  /** Beside the data of a person: in the profile and in the applicant dialog. */
  personFacts: PersonPartProps
  /** Behind what this site knows of a person's skills, in the same two. */
  personEvidence: PersonPartProps
  /** Below the notes on an application, in the same two. */
  personNotes: PersonPartProps
  /** Beside the search of a list, such as its views (VIE-01). */
  listTool: ListToolProps
  /** Below the times of an interview that is being arranged. */
  besideSlot: SlotProps
  /** What staff may do with a reply, beside answering it. */
  replyOffer: ReplyActionsProps
}

interface Added<Props> {
  /** The order of the parts in one place. */
  readonly place: number
  readonly part: ComponentType<Props>
}

/** What a feature adds to the screens of others, stated in its `<feature>.feature.ts` (ADR-0151). All of it is for staff. */
export type Feature = { readonly [Place in keyof Places]?: Added<Places[Place]> } & {
  /** Beside the entry of the staff menu that leads to `to`, such as a number of waiting items. */
  readonly menuBadge?: { readonly to: string; readonly part: ComponentType }
}

/** The features of `web/features.ts`, passed down by the root because the ground imports none. */
export const FeaturesContext = createContext<readonly Feature[]>([])

/** The parts in one place, in their order. */
export function inOrder<Part extends { readonly place: number }>(parts: readonly Part[]): Part[] {
  return [...parts].sort((one, other) => one.place - other.place)
}
