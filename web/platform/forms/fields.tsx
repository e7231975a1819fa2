import { Fragment, type ReactNode } from 'react'

/** Draws the fields of a form in their order. With the form's input as type argument, none can be left out. */
export function Fields<Input = Record<string, unknown>>({ of }: { of: Readonly<Record<keyof Input, ReactNode>> }) {
  return Object.entries<ReactNode>(of).map(([name, field]) => <Fragment key={name}>{field}</Fragment>)
}
