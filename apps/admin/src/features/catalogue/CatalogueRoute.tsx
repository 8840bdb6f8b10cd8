import { CataloguePage } from './CataloguePage.tsx'
import { useCatalogue } from './useCatalogue.ts'

export { loader } from './useCatalogue.ts'

export const Component = () => <CataloguePage {...useCatalogue()} />
