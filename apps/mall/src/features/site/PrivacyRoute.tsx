import { DocumentPage } from './DocumentPage.tsx'
import { usePrivacy } from './usePrivacy.ts'

export { loader } from './usePrivacy.ts'

export const Component = () => <DocumentPage {...usePrivacy()} />
