import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { bundledFolder } from '../browser/bundled.ts'
import { root } from '../run/machine.mjs'
import { step } from '../run/progress.mjs'
import { buildStorybook } from '../run/storybook.mjs'
import { checkOut } from './checkout.ts'
import { type Album, type Change, compare } from './compare.ts'
import { type Look, openStudio, type Story } from './shoot.ts'

const SHOTS = join(root, '.cache', 'shots')
const COMMITS = join(SHOTS, 'commits')
export const REPORT = join(SHOTS, 'report')

/** Commits whose pictures are kept: a Storybook and its pictures take some 60 MB. */
const KEPT_COMMITS = 4

/** Which stories are wanted: those whose title or name has one of the words, or all. */
export const wantedBy =
  (words: readonly string[]) =>
  ({ title, name }: Story): boolean =>
    words.length === 0 || words.some((word) => `${title}/${name}`.toLowerCase().includes(word.toLowerCase()))

export interface Order {
  readonly wanted: (story: Story) => boolean
  readonly look: Look
}

/** An album that has just been taken. */
export interface FreshAlbum extends Album {
  /** The built Storybook in it. */
  readonly storybook: string
  /** Stories that failed while they played. */
  readonly failed: readonly Story[]
}

/**
 * Takes the pictures of a built Storybook that its folder lacks.
 * @param what is shot, for whoever waits
 */
export const takeAlbum = async (
  what: string,
  storybook: string,
  folder: string,
  { wanted, look }: Order,
): Promise<FreshAlbum> => {
  await mkdir(folder, { recursive: true })
  const studio = await openStudio(storybook)
  try {
    const stories = (await studio.stories()).filter(wanted)
    const missing = stories.filter(({ id }) => !existsSync(join(folder, `${id}.png`)))
    const failed = await step(
      `Pictures of ${what}`,
      () => studio.shoot(missing, look, folder),
      () => `${missing.length} taken`,
    )
    return { folder, storybook, stories, failed }
  } finally {
    await studio.close()
  }
}

/** Takes all pictures of a built Storybook anew. */
export const takeAlbumAnew = async (
  what: string,
  storybook: string,
  name: string,
  order: Order,
): Promise<FreshAlbum> => {
  const folder = join(SHOTS, name)
  await rm(folder, { recursive: true, force: true })
  return takeAlbum(what, storybook, folder, order)
}

/** Storybook as it was at a commit, built once. */
const storybookAt = async (commit: string): Promise<string> => {
  const folder = join(COMMITS, commit)
  const storybook = join(folder, 'storybook')
  if (existsSync(storybook)) return storybook
  const tree = join(folder, 'tree')
  await step(`Building Storybook of ${commit.slice(0, 8)}`, async () => {
    await checkOut(commit, tree)
    await buildStorybook(tree, `${storybook}.part`)
    await rm(tree, { recursive: true, force: true })
    await rename(`${storybook}.part`, storybook)
  })
  return storybook
}

/** Pictures are the same only where the same browser took them in the same way. */
const wayOfShooting = async (look: Look): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(import.meta.dirname, 'shoot.ts')))
    .update(basename(bundledFolder))
    .update(JSON.stringify(look))
    .digest('hex')
    .slice(0, 8)

const forgetOldCommits = async (): Promise<void> => {
  const commits = await Promise.all(
    (await readdir(COMMITS)).map(async (name) => ({ name, used: (await stat(join(COMMITS, name))).mtimeMs })),
  )
  const old = commits.toSorted((a, b) => b.used - a.used).slice(KEPT_COMMITS)
  await Promise.all(old.map(({ name }) => rm(join(COMMITS, name), { recursive: true })))
}

/** The pictures of a commit; those that were taken before are not taken again. */
export const albumAt = async (commit: string, order: Order): Promise<FreshAlbum> => {
  const folder = join(COMMITS, commit)
  const storybook = await storybookAt(commit)
  const now = new Date()
  await utimes(folder, now, now)
  await forgetOldCommits()
  return takeAlbum(commit.slice(0, 8), storybook, join(folder, await wayOfShooting(order.look)), order)
}

/** So many stories may look otherwise by chance; more have changed. */
const MOST_BY_CHANCE = 40

/**
 * Takes what changed once more on both sides: a story that looks alike then moves by itself.
 * @returns the changes that were seen twice
 */
export const seenTwice = async (
  changes: readonly Change[],
  before: FreshAlbum,
  after: FreshAlbum,
  look: Look,
): Promise<readonly Change[]> => {
  const changed = changes.filter(({ kind }) => kind === 'changed').map(({ story }) => story.id)
  if (changed.length === 0 || changed.length > MOST_BY_CHANCE) return changes
  const order = { look, wanted: ({ id }: Story) => changed.includes(id) }
  const old = await takeAlbumAnew('what changed, as it was, again', before.storybook, 'before-again', order)
  const young = await takeAlbumAnew('what changed, as it is, again', after.storybook, 'after-again', order)
  const again = (await compare(old, young, join(SHOTS, 'report-again'))).map(({ story }) => story.id)
  return changes.filter(({ kind, story }) => kind !== 'changed' || again.includes(story.id))
}
