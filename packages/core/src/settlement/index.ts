/**
 * Becoming a merchant: the application, its review and its withdrawal, the way in, and the rights of merchants (spec
 * sections 3 to 5; R4.01, R4.02, R5.01 to R5.06, D27).
 *
 * `settlementMachine` is the life of an application, `applicationMachine` the form in which it is written,
 * `entryPlace` the way in; `errorsOf` checks a form, `rightsTables` are the rights.
 *
 * @module
 */
export { applicationMachine } from './application.machine.ts'
export {
  type ApplicationContext,
  type ApplicationEmitted,
  type ApplicationEvent,
  type ApplicationSubmission,
  type Check,
  type Checked,
  errorsOf,
  type RejectedApplication,
} from './application.state.ts'
export {
  type Answer,
  type ApplicationView,
  answersOf,
  applicationView,
  type FieldView,
  neededFor,
  type Section,
  type SectionView,
} from './application.view.ts'
export {
  ApplicantType,
  Application,
  ApplicationInfo,
  ApplicationRow,
  ApplyStatus,
  applicationList,
  InfoItem,
  Period,
  PictureUse,
  ScaleLevel,
  SettlementForm,
  SettlementStep,
  SettlementSubmission,
} from './settlement.codec.ts'
export { settlementEndpoints } from './settlement.endpoints.ts'
export { settlementRefusals } from './settlement.errors.ts'
export {
  type CheckedField,
  checkedFieldNames,
  checkedFields,
  cleaned,
  type FieldName,
  fieldOfItem,
  fieldsOf,
  isChecked,
  wordOf,
} from './settlement.fields.ts'
export {
  answersFromDraft,
  duplicateError,
  emptyForm,
  formErrors,
  formFromDraft,
  hoursEnds,
  tidied,
  tidiedValue,
} from './settlement.form.ts'
export {
  allowedSettlementEvents,
  type SettlementChange,
  type SettlementEffect,
  type SettlementEventName,
  settlementEvents,
  settlementMachine,
  settlementStep,
} from './settlement.machine.ts'
export { settlementMessages } from './settlement.messages.ts'
export {
  LEVEL_REASON_LENGTH,
  LevelChange,
  MerchantLevel,
  RightsCell,
  RightsGroup,
  RightsLevel,
  RightsRow,
  RightsTable,
  rightsTables,
} from './settlement.rights.ts'
export {
  applicantName,
  type EntryPlace,
  type EntryVisitor,
  entersSellerArea,
  entryPlace,
  INFO_CHECKS,
  keptDraft,
  MAX_PICTURES,
  maskedForm,
  notApplied,
  PICTURE,
  sealedFields,
} from './settlement.rules.ts'
export { reviewView, type SettlementView, settlementStepLabel, settlementView } from './settlement.view.ts'
