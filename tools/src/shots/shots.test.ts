import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../run/command.mjs'
import { root } from '../run/machine.mjs'
import { buildStorybook } from '../run/storybook.mjs'
import { takeAlbum, wantedBy } from './albums.ts'
import { checkOut, commitOf } from './checkout.ts'
import { type Album, compare } from './compare.ts'
import { lineOf, writeReport } from './report.ts'
import type { Story } from './shoot.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compute-mall-shots-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const put = async (path: string, text: string | Uint8Array) => {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), text)
}

describe('a comparison of pictures', () => {
  const story = (id: string): Story => ({ id, title: 'Parts/A', name: id, width: 1280 })
  const plain = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
  const album = async (name: string, pictures: Readonly<Record<string, Buffer>>): Promise<Album> => {
    for (const [id, picture] of Object.entries(pictures)) await put(`${name}/${id}.png`, picture)
    return { folder: join(folder, name), stories: Object.keys(pictures).map(story) }
  }

  it('names what changed, is new or gone, the most changed first, and keeps their pictures', async () => {
    const white = await plain(10, 10, '#ffffff')
    const dot = await sharp(white)
      .composite([{ input: await plain(1, 1, '#fffffe'), left: 3, top: 4 }])
      .png()
      .toBuffer()
    const before = await album('before', { same: white, dotted: white, grown: white, gone: white })
    const after = await album('after', {
      same: white,
      dotted: dot,
      grown: await plain(10, 20, '#ffffff'),
      new: white,
    })
    const report = join(folder, 'report')
    const changes = await compare(before, after, report)
    expect(changes.map(lineOf)).toEqual([
      '     gone  Parts/A: gone',
      '      new  Parts/A: new',
      '  50.00 %  Parts/A: grown',
      '   1.00 %  Parts/A: dotted',
    ])
    expect((await readdir(report)).toSorted()).toEqual([
      'dotted.after.png',
      'dotted.before.png',
      'dotted.difference.png',
      'gone.before.png',
      'grown.after.png',
      'grown.before.png',
      'grown.difference.png',
      'new.after.png',
    ])
    const page = await readFile(await writeReport(report, 'What <changed>', changes), 'utf8')
    expect(page).toContain('src="dotted.difference.png"')
    expect(page).not.toContain('<changed>')
  })
})

describe('the files of a commit', () => {
  it('find their own workspaces first, and packages where the checkout has them', async () => {
    const checkout = join(folder, 'checkout')
    const git = (...args: readonly string[]) =>
      run('git', ['-c', 'user.name=test', '-c', 'user.email=test@mall.test', ...args], { cwd: checkout })
    const lock = {
      packages: {
        'node_modules/@mall/ui': { resolved: 'ui', link: true },
        'node_modules/ky': { version: '2.1.0' },
      },
    }
    await put('checkout/package-lock.json', JSON.stringify(lock))
    await put('checkout/ui/index.js', 'export const age = "old"')
    await put('checkout/.gitignore', 'node_modules\n.cache\n')
    await put('checkout/node_modules/.package-lock.json', JSON.stringify(lock))
    await put('checkout/ui/node_modules/own/index.js', '')
    await git('init', '--quiet')
    await git('add', '.')
    await git('commit', '--quiet', '--no-gpg-sign', '-m', 'old')
    const commit = await commitOf('HEAD', checkout)
    await put('checkout/ui/index.js', 'export const age = "young"')

    const tree = join(checkout, '.cache', 'tree')
    await checkOut(commit, tree, checkout)
    const found = join(tree, 'node_modules', '@mall', 'ui')
    expect(await readFile(join(found, 'index.js'), 'utf8')).toContain('old')
    expect(await realpath(found)).toBe(await realpath(join(tree, 'ui')))
    expect(await readdir(join(tree, 'ui', 'node_modules'))).toEqual(['own'])
  })

  it('are not looked for under a name that git does not know', async () => {
    await expect(commitOf('no-such-branch')).rejects.toThrow("git knows no commit 'no-such-branch'.")
  })
})

/** A few stories of the real Storybook, built with its own settings. */
describe('pictures of stories', () => {
  const handful = join(root, 'stories', 'dist', 'handful')
  const built = join(handful, 'built')
  const files = ['parts/Badge', 'parts/Countdown', 'parts/Tag']
  const order = {
    wanted: wantedBy(['Badge/Beyond', 'Countdown/Default', 'Tag/Default', 'Tag/Tones']),
    look: {},
  }
  const shoot = (storybook: string, album: string) => takeAlbum(album, storybook, join(folder, album), order)

  beforeAll(async () => {
    const settings = join(handful, '.storybook')
    await mkdir(settings, { recursive: true })
    const stories = files.map((file) => `../../../${file}.stories.tsx`)
    await writeFile(
      join(settings, 'main.ts'),
      `import config from '../../../.storybook/main.ts'\nexport default { ...config, stories: ${JSON.stringify(stories)} }\n`,
    )
    await writeFile(
      join(settings, 'preview.tsx'),
      "export { default } from '../../../.storybook/preview.tsx'\n",
    )
    await buildStorybook(root, built, ['-c', settings])
  }, 300_000)

  it('are the same as long as nothing changes, and name the story whose token changed by a shade', async () => {
    const first = await shoot(built, 'first')
    expect(first.failed).toEqual([])
    expect(first.stories).toHaveLength(4)

    const planted = join(handful, 'planted')
    await cp(built, planted, { recursive: true })
    const assets = join(planted, 'assets')
    const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css'))
    for (const sheet of sheets) {
      const text = await readFile(join(assets, sheet), 'utf8')
      await writeFile(join(assets, sheet), text.replace('--color-warn:#8f4a00', '--color-warn:#904a00'))
    }
    const second = await shoot(built, 'second')
    expect(await compare(first, second, join(folder, 'same'))).toEqual([])
    const third = await shoot(planted, 'third')
    const changes = await compare(first, third, join(folder, 'changed'))
    expect(changes.map(({ story, kind }) => [story.title, story.name, kind])).toEqual([
      ['Parts/Tag', 'Tones', 'changed'],
    ])
  })
})
