/**
 * Texts that stand beside other nodes instead of alone in an element. Runs in the page.
 * @returns the beginning of each such parent's markup
 */
export const mixedTexts = (): readonly string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const faults: string[] = []
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const parent = node.parentElement
    const isDrawn =
      parent !== null && parent.closest('script, style, noscript, .textLayer, .sb-wrapper') === null
    if (isDrawn && parent.childNodes.length > 1 && node.textContent?.trim())
      faults.push(parent.outerHTML.slice(0, 300))
  }
  return faults
}
