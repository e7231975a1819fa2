type Start = () => void

/** Where work waits. Groups are served in turn, and so are the lines inside a group. */
export interface Place<Group extends string> {
  readonly group: Group
  readonly line: string
}

/** How many pieces of work may wait in a group, and in one line of it. */
export interface QueueLimits {
  readonly most: number
  readonly mostInLine: number
}

/**
 * A fair queue that runs at most `atOnce` pieces of work at a time. A full line delays other lines by one piece of work at most, and
 * a full group delays other groups by as little. Returns undefined, without running the work, when the line or the group is full.
 */
export function createFairQueue<Group extends string>(atOnce: number, limits: Readonly<Record<Group, QueueLimits>>) {
  let running = 0
  const groups = new Map(Object.entries<QueueLimits>(limits).map(([name, group]) => [name, createGroupQueue(group)]))

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
      const started = groups.get(group)?.wait(line)
      if (!started) return undefined
      await started
    }
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }
}

function createGroupQueue({ most, mostInLine }: QueueLimits) {
  const lines = new Map<string, Start[]>()
  let waiting = 0
  return {
    /** Resolves when the work may start; undefined when the line or the group is full. */
    wait(name: string): Promise<void> | undefined {
      const line = lines.get(name) ?? []
      if (waiting >= most || line.length >= mostInLine) return undefined
      waiting += 1
      lines.set(name, line)
      return new Promise((start) => line.push(start))
    },
    /** Takes the first piece of work of the line that was served longest ago. */
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
