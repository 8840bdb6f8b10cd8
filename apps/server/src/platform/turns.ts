/**
 * Runs tasks one after the other, for work that takes a core or much memory.
 * @example
 * const inTurn = createTurns()
 * await inTurn(() => readPdf(bytes))
 */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <A>(task: () => Promise<A>): Promise<A> => {
    const mine = last.then(task)
    last = mine.catch(() => undefined)
    return mine
  }
}
