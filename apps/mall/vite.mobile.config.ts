import { mall } from './vite.config.ts'

/** What phones load; a mode of its own would change the names of styles. */
export default mall('mobile')
