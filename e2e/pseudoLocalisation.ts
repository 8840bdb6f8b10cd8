import { pseudo, pseudoTexts } from '@compute-mall/core/messages/testing'
import type { Page } from '@playwright/test'

/** As much as is used of the translator that React holds. */
interface Translator {
  readonly language: string
  readonly store: { readonly data: Readonly<Record<string, Record<string, Record<string, string>>>> }
  readonly addResourceBundle: (language: string, namespace: string, texts: Record<string, string>) => void
  readonly changeLanguage: (language: string) => Promise<unknown>
}

/** As much as is looked at of what React keeps of the page. */
interface Fiber {
  readonly child: Fiber | null
  readonly memoizedProps: { readonly i18n?: Translator } | null
}

/** @returns the translator of the page; null on one that React does not draw */
const translatorOf = (page: Page) =>
  page.evaluateHandle(() => {
    const element = document.getElementById('root')
    const [, root] = Object.entries(element ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? []
    let fiber =
      (root as { readonly stateNode: { readonly current: Fiber } } | undefined)?.stateNode.current ?? null
    while (fiber !== null && fiber.memoizedProps?.i18n === undefined) fiber = fiber.child
    return fiber?.memoizedProps?.i18n ?? null
  })

/** Makes every text of the interface 40 % longer where it stands; what is sold, and by whom, keeps its name. */
export const lengthen = async (page: Page): Promise<void> => {
  const translator = await translatorOf(page)
  const texts = await translator.evaluate((it) => it?.store.data[it.language] ?? null)
  if (texts === null) return lengthenLines(page)
  const longer = Object.entries(texts).map(([namespace, own]) => [namespace, pseudoTexts(own)] as const)
  await translator.evaluate(async (it, bundles) => {
    for (const [namespace, own] of bundles) it?.addResourceBundle(it.language, namespace, own)
    await it?.changeLanguage(it.language)
  }, longer)
}

/** The same on a page that is nothing but its document. */
const lengthenLines = async (page: Page): Promise<void> => {
  const lines = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode())
      if (/[a-z]/i.test(walker.currentNode.nodeValue ?? '')) found.push(walker.currentNode as Text)
    return found
  })
  const longer = (await lines.evaluate((found) => found.map(({ data }) => data))).map(pseudo)
  await lines.evaluate((found, words) => {
    for (const [index, line] of found.entries()) line.data = words[index] ?? ''
  }, longer)
}
