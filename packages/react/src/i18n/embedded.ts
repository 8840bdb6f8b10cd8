import type { i18n } from 'i18next'

/** The texts of one language by namespace and key, as a server embeds those of a page in its document. */
export type EmbeddedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What a server embeds so that a browser can draw the same page in the same language. */
export const textsIn = (instance: i18n, namespaces: Iterable<string>): EmbeddedTexts =>
  Object.fromEntries(
    [...namespaces].map((name) => [name, instance.getResourceBundle(instance.language, name) ?? {}]),
  )
