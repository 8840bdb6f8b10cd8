import type { Language, Words } from '@compute-mall/core/codec'

/** A name in the reader's language; a seller need not write both. */
export const inLanguage = (words: Words, language: Language): string => words[language] || words.zh
