import { DocumentPage } from '../../features/site/DocumentPage.tsx'
import { usePrivacy } from './usePrivacy.ts'

export { loader, texts } from './usePrivacy.ts'

export const Component = () => <DocumentPage {...usePrivacy()} />
