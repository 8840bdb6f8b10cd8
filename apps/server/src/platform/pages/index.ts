export { developerLines, serveDevelopers } from './developers.ts'
export { addressOf, clientApps, createPages, sendElsewhere } from './pages.ts'
