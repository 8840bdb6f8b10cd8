/** A chunk of its own: an app loads the client when it first asks something (decision 7). */
export { browserClient, browserFiles } from '@compute-mall/browser'
