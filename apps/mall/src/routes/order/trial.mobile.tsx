/** One column, and right for a phone as it is. */
export { Component, loader, texts } from './trial.tsx'
