/** Sample texts, for tests and stories. */
export { hostileTexts } from './hostileTexts.ts'
