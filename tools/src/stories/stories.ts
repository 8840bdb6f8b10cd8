/** The components that an index exports: `Badge`, not `BADGE_MAXIMUM`, `useShake` or a type. */
export const componentsOf = (index: string): readonly string[] =>
  [...index.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z][A-Za-z]*[a-z][A-Za-z]*$/.test(name)),
  )

/** The names of the stories in a file: each is a state. */
export const statesOf = (file: string): readonly string[] =>
  [...file.matchAll(/^export const ([A-Z]\w*): Story\b/gm)].map(([, name = '']) => name)

export interface StoryMeta {
  readonly title: string | undefined
  readonly component: string | undefined
  /** Its page begins with words, from the comment above. */
  readonly isTold: boolean
}

/** What a file of stories is about. */
export const metaOf = (file: string): StoryMeta => ({
  title: /^const meta\b[\s\S]*?title: '([^']*)'/m.exec(file)?.[1],
  component: /^const meta\b[\s\S]*?component: (\w+)/m.exec(file)?.[1],
  isTold: /\*\/\nconst meta\b/.test(file),
})
