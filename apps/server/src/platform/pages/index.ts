export { developerLines, serveDevelopers } from './developers.ts'
export { addressOf, clientApps, sendElsewhere, servePages } from './pages.ts'
