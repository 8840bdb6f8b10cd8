import { defineRefusals } from './refusal.ts'

/** The most pixels of an uploaded picture, in millions; it is stored smaller. */
export const PICTURE_MEGAPIXELS = 100

/** Refusals of uploaded pictures, whatever they are for (R8.05): by name in code, by number on the wire. */
export const pictureRefusals = /* @__PURE__ */ defineRefusals({
  pictureTypeWrong: 'PICTURE10001',
  pictureTooLarge: 'PICTURE10002',
  pictureTooManyPixels: 'PICTURE10003',
  pictureDamaged: 'PICTURE10004',
})
