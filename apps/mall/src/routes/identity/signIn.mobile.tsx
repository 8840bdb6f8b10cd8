/** One column, and right for a phone as it is. */
export { Component, texts } from './signIn.tsx'
