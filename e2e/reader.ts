import { expect, type Page } from '@playwright/test'

/** A line of the tree that a screen reader is given: `- heading "Cart" [level=1]`. */
const LINE = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/

/** What one goes to by name; without one it is only said to be there. */
const NAMED =
  'alertdialog button checkbox combobox dialog img link radio searchbox slider spinbutton switch tab textbox'
/** Where one goes by landmarks. */
const LANDMARKS = 'banner complementary contentinfo main navigation region search'

/** @returns what is wrong with the page for those who go by headings, landmarks and fields (WCAG 1.3.1, 2.4.6) */
const disorder = async (page: Page): Promise<readonly string[]> => {
  const dialog = page.locator('dialog[open]')
  const isModal = (await dialog.count()) > 0
  const tree = await (isModal ? dialog : page.locator('body')).ariaSnapshot()
  const lines = tree.split('\n').flatMap((line) => {
    const [, role = '', name = '', more = ''] = LINE.exec(line) ?? []
    return role === '' ? [] : [{ role, name, level: Number(/\[level=(\d)\]/.exec(more)?.[1] ?? 0) }]
  })
  const headings = lines.filter(({ level }) => level > 0)
  const skipped = headings.flatMap(({ level, name }, index) =>
    level > (headings[index - 1]?.level ?? (isModal ? 1 : 0)) + 1
      ? [`heading ${level} “${name}” skips a level`]
      : [],
  )
  const first = headings.filter(({ level }) => level === 1).length
  const nameless = lines.filter(({ role, name }) => NAMED.split(' ').includes(role) && name === '')
  const places = lines
    .filter(({ role }) => LANDMARKS.split(' ').includes(role))
    .map(({ role, name }) => `${role} “${name}”`)
  const twice = places.filter((place, index) => places.indexOf(place) !== index)
  return [
    ...(isModal || first === 1 ? [] : [`${first} headings of the first level`]),
    ...skipped,
    ...nameless.map(({ role }) => `a ${role} without a name`),
    ...twice.map((place) => `${place} twice`),
  ]
}

/** Waits until the page is in order for a screen reader. */
export const expectOrder = (page: Page): Promise<void> => expect.poll(() => disorder(page)).toEqual([])

declare global {
  interface Window {
    heard?: string[]
  }
}

/** Notes from now on, on every page that comes, what its live regions say. */
export const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const last = new Map<Element, string>()
    const heard: string[] = []
    window.heard = heard
    const hear = (region: Element) => {
      const words = region.textContent.replaceAll(/\s+/g, ' ').trim()
      if (words !== '' && words !== last.get(region)) heard.push(words)
      last.set(region, words)
    }
    const note = (changes: readonly MutationRecord[]) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(LIVE)
        if (region) hear(region)
        for (const added of addedNodes)
          if (added instanceof Element) for (const live of added.querySelectorAll(LIVE)) hear(live)
      }
    }
    // What a page brings along is read in its place, not announced.
    addEventListener('load', () =>
      new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true }),
    )
  })
}

/** Waits until it has been said. */
export const expectHeard = (page: Page, words: string | RegExp): Promise<void> =>
  expect(async () => {
    const heard = await page.evaluate(() => window.heard ?? [])
    expect(
      heard.filter((said) => (typeof words === 'string' ? said.includes(words) : words.test(said))),
    ).not.toEqual([])
  }).toPass({ timeout: 15_000 })
