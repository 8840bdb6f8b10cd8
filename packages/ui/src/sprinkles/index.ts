export { sprinkles } from './sprinkles.css.ts'
