/**
 * Motion has ended when it begins: a test that looks at once would else see the first frame of what fades in, which
 * is no part of the story. What asks whether motion is wanted still hears that it is.
 */
const motionless = new CSSStyleSheet()
motionless.replaceSync(`*, ::before, ::after, ::backdrop {
  animation-duration: .01ms !important;
  animation-delay: -1ms !important;
  transition: none !important;
}`)
document.adoptedStyleSheets = [motionless]
