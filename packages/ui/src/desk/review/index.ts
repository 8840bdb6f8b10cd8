export { DiffValue } from './DiffValue.tsx'
export { PictureViewer } from './PictureViewer.tsx'
export { ReviewPage, type ReviewPageProps } from './ReviewPage.tsx'
export type {
  ChangedValue,
  DecisionState,
  RefusedField,
  ReviewCheck,
  ReviewCommands,
  ReviewContent,
  ReviewField,
  ReviewPicture,
  ReviewView,
  SinceRefusalContent,
} from './types.ts'
