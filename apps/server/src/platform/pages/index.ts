export { developerLines, serveDevelopers } from './developers.ts'
export { type Builds, sendElsewhere, servePages } from './pages.ts'
