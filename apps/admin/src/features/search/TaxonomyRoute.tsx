import { TaxonomyPage } from './TaxonomyPage.tsx'
import { useTaxonomy } from './useTaxonomy.ts'

export { loader } from './useTaxonomy.ts'

export const Component = () => <TaxonomyPage {...useTaxonomy()} />
