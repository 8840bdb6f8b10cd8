/** A chunk of its own: no first view carries the charts that watch over it. */
export { startWatch } from '@compute-mall/browser'
