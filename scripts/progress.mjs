const pauseMs = 5000

/** Returns a function that prints a line of progress, at most one in five seconds and none in the first five. */
export function everyFewSeconds() {
  let last = Date.now()
  return (line) => {
    if (Date.now() - last < pauseMs) return
    last = Date.now()
    console.error(`… ${line}`)
  }
}
