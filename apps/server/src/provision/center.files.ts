/** The most that the demonstration centre keeps for one resource, in bytes. */
const MAX_KEPT = 1_048_576
/** The most files of one resource. */
const MAX_FILES = 64
/** The most resources whose files are kept; those used longest ago go first. */
const MAX_RESOURCES = 256

const README = Buffer.from('The files of this resource are ready.\n')

/** The files of one resource, by their names; there are no folders. */
export interface Files {
  readonly names: () => readonly string[]
  readonly read: (name: string) => Buffer | undefined
  /** @returns whether there was room for it */
  readonly write: (name: string, at: number, data: Buffer) => boolean
  readonly empty: (name: string) => boolean
  readonly remove: (name: string) => boolean
}

const filesOf = (): Files => {
  const files = new Map<string, Buffer>([['readme.txt', README]])
  const keep = (name: string, content: Buffer): boolean => {
    const others = [...files].reduce((sum, [other, { length }]) => (other === name ? sum : sum + length), 0)
    if (others + content.length > MAX_KEPT || (!files.has(name) && files.size >= MAX_FILES)) return false
    files.set(name, content)
    return true
  }
  return {
    names: () => [...files.keys()],
    read: (name) => files.get(name),
    write: (name, at, data) => {
      const end = at + data.length
      if (end > MAX_KEPT) return false
      const before = files.get(name) ?? Buffer.alloc(0)
      const content = Buffer.alloc(Math.max(before.length, end))
      before.copy(content)
      data.copy(content, at)
      return keep(name, content)
    },
    empty: (name) => keep(name, Buffer.alloc(0)),
    remove: (name) => files.delete(name),
  }
}

/** What customers have put into the demonstration centre, for as long as its process runs. */
export const fileStore = (): ((lineId: string) => Files) => {
  const kept = new Map<string, Files>()
  return (lineId) => {
    const files = kept.get(lineId) ?? filesOf()
    kept.delete(lineId)
    kept.set(lineId, files)
    const [oldest] = kept.keys()
    if (kept.size > MAX_RESOURCES && oldest !== undefined) kept.delete(oldest)
    return files
  }
}
