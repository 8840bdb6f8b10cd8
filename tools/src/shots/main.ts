import { parseArgs } from 'node:util'
import { say } from '../run/progress.mjs'
import { ensureStorybook, STORYBOOK } from '../run/storybook.mjs'
import { albumAt, type FreshAlbum, type Order, REPORT, seenTwice, takeAlbumAnew, wantedBy } from './albums.ts'
import { commitOf } from './checkout.ts'
import { compare } from './compare.ts'
import { lineOf, writeReport } from './report.ts'

/**
 * Compares how stories look with how they looked at another commit: `npm run shots -- Button --against main~3`. Ends
 * with 1 when something changed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', default: 'HEAD' },
    language: { type: 'string' },
    theme: { type: 'string' },
    role: { type: 'string' },
    /** Takes all pictures twice from one build: a difference would be a fault of the shooting. */
    twice: { type: 'boolean', default: false },
  },
})
const { against, twice, ...toolbar } = values
const look = Object.fromEntries(Object.entries(toolbar).filter(([, value]) => value !== undefined))
const order: Order = { wanted: wantedBy(positionals), look }

const before = async (): Promise<{ readonly name: string; readonly album: FreshAlbum }> => {
  if (twice)
    return {
      name: 'the same build',
      album: await takeAlbumAnew('the second time', STORYBOOK, 'again', order),
    }
  const commit = await commitOf(against)
  return { name: `${against} (${commit.slice(0, 8)})`, album: await albumAt(commit, order) }
}

const tellFailed = ({ failed }: FreshAlbum) => {
  for (const { title, name } of failed) say(`  fails while it plays  ${title}: ${name}`)
  return failed.length
}

try {
  await ensureStorybook()
  const after = await takeAlbumAnew(
    twice ? 'the first time' : 'the stories as they are',
    STORYBOOK,
    'now',
    order,
  )
  if (after.stories.length === 0) throw new Error(`No story has ${positionals.join(' or ')} in its name.`)
  const { name, album } = await before()
  const different = await compare(album, after, REPORT)
  const changes = twice ? different : await seenTwice(different, album, after, look)
  for (const change of changes) say(lineOf(change))
  const failed = tellFailed(after)
  const title = `${changes.length} of ${after.stories.length} stories changed since ${name}`
  say(
    changes.length === 0 ? `Nothing changed in ${after.stories.length} stories since ${name}.` : `${title}.`,
  )
  if (changes.length > 0) say(`Look at them: ${await writeReport(REPORT, title, changes)}`)
  process.exitCode = changes.length + failed > 0 ? 1 : 0
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
