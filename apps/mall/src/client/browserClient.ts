/** A chunk of its own: the mall loads the client when it first asks something (decision 7). */
export { browserClient } from '@compute-mall/browser'
export { errorMessages } from '@compute-mall/core/http'
