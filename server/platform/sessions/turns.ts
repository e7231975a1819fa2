type Start = () => void

/** Where work waits: groups take turns, and so do the lines inside a group. */
export interface Place<Group extends string> {
  readonly group: Group
  readonly line: string
}

/** How many may wait in a group, and in one line of it. */
export interface Room {
  readonly most: number
  readonly mostInLine: number
}

/**
 * Lets so many pieces of work run at a time. Nobody who fills one line, nor all who fill a group, makes the others wait longer than
 * a turn of theirs. Where there is no room left to wait, the work is not done and the answer is undefined.
 */
export function createTurns<Group extends string>(atOnce: number, rooms: Readonly<Record<Group, Room>>) {
  let running = 0
  const groups = new Map(Object.entries<Room>(rooms).map(([name, room]) => [name, waitingRoom(room)]))

  function startNext(): void {
    for (const [name, group] of groups) {
      const start = group.next()
      if (!start) continue
      moveToEnd(groups, name, group)
      running += 1
      start()
      return
    }
  }

  return async <Result>({ group, line }: Place<Group>, work: () => Promise<Result>): Promise<Result | undefined> => {
    if (running < atOnce) running += 1
    else {
      const turn = groups.get(group)?.wait(line)
      if (!turn) return undefined
      await turn
    }
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }
}

function waitingRoom({ most, mostInLine }: Room) {
  const lines = new Map<string, Start[]>()
  let waiting = 0
  return {
    /** Resolves when the turn has come; undefined when there is no room to wait. */
    wait(name: string): Promise<void> | undefined {
      const line = lines.get(name) ?? []
      if (waiting >= most || line.length >= mostInLine) return undefined
      waiting += 1
      lines.set(name, line)
      return new Promise((start) => line.push(start))
    },
    /** Takes the first of the line that has waited longest for a turn. */
    next(): Start | undefined {
      for (const [name, line] of lines) {
        waiting -= 1
        const start = line.shift()
        if (line.length > 0) moveToEnd(lines, name, line)
        else lines.delete(name)
        return start
      }
      return undefined
    },
  }
}

function moveToEnd<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
}
