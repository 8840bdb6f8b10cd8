export { DiffValue } from './DiffValue.tsx'
export { KeyHint } from './KeyHint.tsx'
export { PictureViewer } from './PictureViewer.tsx'
export { ReviewPage, type ReviewPageProps } from './ReviewPage.tsx'
export type {
  DecisionState,
  ReviewCheck,
  ReviewCommands,
  ReviewContent,
  ReviewField,
  ReviewPicture,
  ReviewView,
} from './types.ts'
export { useKeys } from './useKeys.ts'
