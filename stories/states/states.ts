import { join } from 'node:path'

/** The checkout. */
export const root = join(import.meta.dirname, '..', '..')

/** The components that an index exports, with the files they are in: `Badge`, not `BADGE_MAXIMUM`, `useShake` or a type. */
export const componentsOf = (index: string): readonly (readonly [name: string, file: string])[] =>
  [...index.matchAll(/^export \{([^}]*)\} from '\.\/([^']*)'/gm)].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z][A-Za-z]*[a-z][A-Za-z]*$/.test(name))
      .map((name) => [name, file] as const),
  )

/** The names of the stories in a file: each is a state. */
export const statesOf = (file: string): readonly string[] =>
  [...file.matchAll(/^export const ([A-Z]\w*): Story\b/gm)].map(([, name = '']) => name)

export interface StoryMeta {
  readonly title: string | undefined
  readonly component: string | undefined
  /** Its page says when to use it, and when not, in the comment above. */
  readonly isTold: boolean
}

/** A comment that is followed by the description of a file of stories. */
const COMMENT = /\/\*\*(?<words>(?:(?!\*\/)[\s\S])*)\*\/\nconst meta\b/

/** What a file of stories is about. */
export const metaOf = (file: string): StoryMeta => ({
  title: /^const meta\b[\s\S]*?title: '([^']*)'/m.exec(file)?.[1],
  component: /^const meta\b[\s\S]*?component: (\w+)/m.exec(file)?.[1],
  isTold: /\w[\s\S]*\*\*Do:\*\* \w[\s\S]*\*\*Don't:\*\* \w/.test(COMMENT.exec(file)?.groups?.words ?? ''),
})

/** A state that designers look for, by what in a component's source says that it has it, and by how stories call it. */
interface Demand {
  readonly state: string
  readonly source: RegExp
  readonly story: RegExp
}

const demands: readonly Demand[] = [
  { state: 'default', source: /^/, story: /^Default$/ },
  {
    state: 'disabled',
    source: /^ {2}readonly disabled(Reason)?\??:|ComponentProps<'(input|select|textarea|button)'>/m,
    story: /Disabled/,
  },
  { state: 'loading', source: /^ {2}readonly busy\??:/m, story: /Load|Busy|Asks/ },
  { state: 'error', source: /^ {2}readonly error\??:|\bFieldFrame\b/m, story: /Wrong|Failed|Refuse/ },
  { state: 'empty', source: /^ {2}readonly \w+\??: readonly /m, story: /Empty|None|Nothing/ },
  { state: 'long text', source: /^ {2}readonly \w+\??: (string|ReactNode)\b/m, story: /Long|Largest|Beyond/ },
]

/** The states that a component has by its source, and that no story shows. */
export const lackingStates = (source: string, states: readonly string[]): readonly string[] =>
  demands
    .filter((demand) => demand.source.test(source) && !states.some((state) => demand.story.test(state)))
    .map(({ state }) => state)

/** The folders of the list in which stories stand, e.g. `Parts`. */
export const foldersOf = (titles: readonly string[]): readonly string[] => [
  ...new Set(titles.map((title) => title.split('/')[0] ?? title)),
]
