export { ReportDialog, type ReportDialogProps } from './ReportDialog.tsx'
export { ReportReview, type ReportReviewProps } from './ReportReview.tsx'
