import { SynonymsPage } from './SynonymsPage.tsx'
import { useSynonyms } from './useSynonyms.ts'

export { loader } from './useSynonyms.ts'

export const Component = () => <SynonymsPage {...useSynonyms()} />
