/** Styles of pages without a frame of their own: those that stand in a page of somebody else. */
export { bareOnPhone } from './bare.css.ts'
