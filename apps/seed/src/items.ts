import { type ResourceType, resourceMessages } from '@compute-mall/core/resource'
import { type Item, items as named } from './content/items.ts'
import { type Center, openCenters } from './world.ts'

const kindWords = (language: 'zh' | 'en', resourceType: ResourceType): string =>
  resourceMessages[language][`type.${resourceType}`]

/** All of one kind of resource that a centre has, for the goods that are offered there. */
const poolOf = ({ id, siteCode, name }: Center, resourceType: ResourceType): Item => ({
  id: `item-${resourceType}-${siteCode}`,
  number: `${resourceType}-${siteCode}`.toUpperCase(),
  name: {
    zh: `${name.zh} ${kindWords('zh', resourceType)}资源池`,
    en: `${name.en}, ${kindWords('en', resourceType)} pool`,
  },
  resourceType,
  clusterId: id,
  isEnabled: true,
  specifications: [['standard', { zh: '标准', en: 'Standard' }]],
})

/** The resources of the catalogue that the demonstration's merchants offer (R4.04). */
export const items: readonly Item[] = [
  ...named,
  ...openCenters.flatMap((center) => center.resourceTypes.map((type) => poolOf(center, type))),
]

/** Of a kind of resource at a centre; null where the catalogue has none. */
export const itemAt = (resourceType: ResourceType | null, clusterId: string | undefined): string | null =>
  items.find((item) => item.isEnabled && item.resourceType === resourceType && item.clusterId === clusterId)
    ?.id ?? null
