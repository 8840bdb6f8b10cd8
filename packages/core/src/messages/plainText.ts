/** The key of the text that says the same without any values: `error:SYS10006_plain`. */
export const plainKey = (key: string): string => `${key}_plain`

/** What a translator must offer to be asked for another text. */
interface Translator {
  readonly exists: (key: string) => boolean
  readonly translate: (key: string) => string
}

/**
 * A post-processor for i18next: a text whose values are missing is replaced by its plain one, so that nobody reads a
 * placeholder. Give it to `use` and name it in `postProcess`.
 */
export const plainText = {
  type: 'postProcessor',
  name: 'plainText',
  process: (
    text: string,
    key: string | readonly string[],
    _options: unknown,
    translator: Translator,
  ): string => {
    const plain = plainKey(String(key))
    return text.includes('{{') && translator.exists(plain) ? translator.translate(plain) : text
  },
} as const
