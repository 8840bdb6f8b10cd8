export { ResourceList, ResourceListSkeleton } from './ResourceList.tsx'
export { ResourceRow } from './ResourceRow.tsx'
