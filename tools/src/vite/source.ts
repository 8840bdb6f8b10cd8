/** The condition under which a workspace package is consumed as TypeScript source, without a build. */
export const SOURCE_CONDITION = '@compute-mall/source'

/** Vite's own conditions, which the list replaces rather than extends. */
const client = ['module', 'browser', 'development|production']
const server = ['module', 'node', 'development|production']

/** As Node itself resolves: it knows no `module`, under which some packages export what only bundlers can read. */
export const nodeConditions = {
  resolve: { conditions: [SOURCE_CONDITION, 'node', 'development|production'] },
  environments: { ssr: { resolve: { conditions: [SOURCE_CONDITION, 'node', 'development|production'] } } },
}

/** Under `environments`, for the compiler of the sheets has an `ssr` of its own: apps and their sheets read the same files. */
export const sourceConditions = {
  resolve: { conditions: [SOURCE_CONDITION, ...client] },
  environments: { ssr: { resolve: { conditions: [SOURCE_CONDITION, ...server] } } },
}
