import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { beyondEdge, hasRawKey, said, WHERE_SAID } from '../../e2e/said.ts'
import { chineseOfOurs, textsIn } from './words.ts'

type Stories = Readonly<Record<string, StoryObj>> & { readonly default: Meta }

/** A language, and how wide the windows are in which it is looked at, in turn, in pixels. */
export interface Look {
  readonly name: string
  readonly language: 'zh' | 'en'
  readonly widths: readonly [number, ...number[]]
}

const PHONE = 360
const DESKTOP = 1280
const HEIGHT = 900

const english: Look = { name: 'en, desktop and phone', language: 'en', widths: [DESKTOP, PHONE] }
const chineseOnPhones: Look = { name: 'zh, phone', language: 'zh', widths: [PHONE] }

/**
 * The looks in which nothing else draws these stories: their plays are written in the words of one language. Chinese is
 * shorter than English, so that where English has room on a phone, it has room too; `STORYBOOK_LOOKS=all` looks for it.
 */
const looks = import.meta.env.STORYBOOK_LOOKS === 'all' ? [english, chineseOnPhones] : [english]

/** Draws a story in the first window of a look, whatever it says of its own, and lets nobody play with it. */
export const draw = async (
  name: string,
  { play: _, ...story }: StoryObj,
  { play: __, ...meta }: Meta,
  { language, widths: [width] }: Look,
): Promise<void> => {
  await page.viewport(width, HEIGHT)
  const globals = { ...story.globals, language, viewport: { value: `w${width}` } }
  const still = { initialGlobals: { a11y: { manual: true } } }
  await composeStory({ ...story, globals }, meta, still, name).run()
}

/** What stories share to show, most of it in Chinese alone. */
const samples = textsIn(import.meta.glob('../../packages/core/src/*/testing/index.ts', { eager: true }))

/** What a page shows in Chinese and says so, for who hears it read: a text in both languages, side by side. */
const markedChinese = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('body [lang^=zh]')].map(({ innerText }) => innerText)

/**
 * What is wrong with a story as it is drawn now: keys in place of texts, Chinese in English that is neither what it was
 * given to show nor marked as Chinese, and how far the page is beyond the edge of the window, in pixels.
 */
export const faultsOf = ({ args, parameters }: StoryObj, meta: Meta, { language }: Look) => {
  const lines = said(WHERE_SAID)
  const inBoth = { ...meta.parameters, ...parameters }.inBothLanguages === true
  const given = [...samples, ...textsIn([meta.args, args], inBoth), ...markedChinese()]
  return {
    keys: lines.filter(hasRawKey),
    chinese: language === 'en' ? chineseOfOurs(lines, given) : [],
    beyond: Math.max(0, beyondEdge()),
  }
}

const isStory = (value: unknown): value is StoryObj => typeof value === 'object' && value !== null

interface Shown {
  /** These stories show what somebody wrote that is not in their args: Chinese is no fault of theirs. */
  readonly quoted?: boolean
}

/** Draws each story of these files in each look, and finds nothing wrong. */
export const drawInLooks = (files: Readonly<Record<string, Stories>>, { quoted = false }: Shown = {}): void =>
  describe.each(looks)('$name', (look) => {
    for (const { default: meta, ...stories } of Object.values(files))
      for (const [name, story] of Object.entries(stories).filter(([, each]) => isStory(each)))
        it(`[E2] ${meta.title}: ${name}`, async () => {
          await draw(name, story, meta, look)
          for (const width of look.widths) {
            await page.viewport(width, HEIGHT)
            await expect
              .poll(() => faultsOf(story, meta, look), { message: `${width} px` })
              .toEqual({ keys: [], chinese: quoted ? expect.any(Array) : [], beyond: 0 })
          }
        })
  })
