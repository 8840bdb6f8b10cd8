/** Texts as in a language that nobody speaks, for tests and stories: what is no text, or is cut, shows. */
export { pseudo, pseudoMessages, pseudoTexts } from './pseudo.ts'
