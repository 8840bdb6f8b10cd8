/**
 * Every figure and limit of the product, gathered from the modules that own them, with unit and source (spec section
 * 9; R9.03).
 *
 * `constants` is the list from which `docs/constants.md` is made; import a figure itself from its module.
 *
 * @module
 */
export { type Constant, constants, UNEXPLAINED_FIGURES } from './constants.ts'
