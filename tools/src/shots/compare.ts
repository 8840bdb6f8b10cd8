import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { Story } from './shoot.ts'

/** Pictures of stories: `<id>.png` in a folder. */
export interface Album {
  readonly folder: string
  readonly stories: readonly Story[]
}

/** What became of a story between two albums. */
export interface Change {
  readonly story: Story
  readonly kind: 'changed' | 'new' | 'gone'
  /** Of its pixels, from 0 to 1. */
  readonly share: number
}

interface Picture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** On a ground that no story has, where one picture is larger than the other. */
const BEYOND = { r: 255, g: 0, b: 255, alpha: 1 }

const sizeOf = async (png: Buffer) => {
  const { width, height } = await sharp(png).metadata()
  return { width, height }
}

const spreadTo = async (png: Buffer, width: number, height: number): Promise<Picture> => {
  const own = await sizeOf(png)
  const data = await sharp(png)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: BEYOND })
    .raw()
    .toBuffer()
  return { data, width, height }
}

/** Exact: the same browser with the same fonts draws the same pixels. */
const EXACTLY = { threshold: 0, includeAA: true }

/**
 * Compares two pictures pixel by pixel.
 * @param file where a picture of the difference is written when there is one
 * @returns the share of the pixels that differ, from 0 to 1
 */
const differenceOf = async (before: Buffer, after: Buffer, file: string): Promise<number> => {
  if (before.equals(after)) return 0
  const [was, is] = [await sizeOf(before), await sizeOf(after)]
  const [width, height] = [Math.max(was.width, is.width), Math.max(was.height, is.height)]
  const [a, b] = await Promise.all([spreadTo(before, width, height), spreadTo(after, width, height)])
  const drawn = new Uint8Array(a.data.length)
  const differing = pixelmatch(a.data, b.data, drawn, width, height, EXACTLY)
  if (differing > 0)
    await sharp(drawn, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(file)
  return differing / (width * height)
}

const fileIn = ({ folder }: Album, { id }: Story) => join(folder, `${id}.png`)

const has = ({ stories }: Album, { id }: Story) => stories.some((story) => story.id === id)

/**
 * Compares what two albums have of the same stories, and copies the pictures of what changed into a report:
 * `<id>.before.png`, `<id>.after.png` and `<id>.difference.png`.
 * @param report a folder; emptied first
 * @returns what changed most comes first
 */
export const compare = async (before: Album, after: Album, report: string): Promise<readonly Change[]> => {
  await rm(report, { recursive: true, force: true })
  await mkdir(report, { recursive: true })
  const keepOld = (story: Story) => copyFile(fileIn(before, story), join(report, `${story.id}.before.png`))
  const keepNew = (story: Story) => copyFile(fileIn(after, story), join(report, `${story.id}.after.png`))

  const gone = before.stories.filter((story) => !has(after, story))
  const added = after.stories.filter((story) => !has(before, story))
  const changed: Change[] = []
  for (const story of after.stories.filter((each) => has(before, each))) {
    const old = await readFile(fileIn(before, story))
    const young = await readFile(fileIn(after, story))
    const share = await differenceOf(old, young, join(report, `${story.id}.difference.png`))
    if (share > 0) changed.push({ story, kind: 'changed', share })
  }
  await Promise.all([...gone, ...changed.map(({ story }) => story)].map(keepOld))
  await Promise.all([...added, ...changed.map(({ story }) => story)].map(keepNew))
  return [
    ...gone.map((story): Change => ({ story, kind: 'gone', share: 1 })),
    ...added.map((story): Change => ({ story, kind: 'new', share: 1 })),
    ...changed.toSorted((a, b) => b.share - a.share),
  ]
}
