export { Component, texts } from './list.tsx'
