import type { FirstView, Head } from '@compute-mall/app'
import type { Theme } from '@compute-mall/core/site'
import { themeStyle } from '@compute-mall/ui/theme'
import type { Assets } from './assets.ts'
import { type Beginning as BeginningOf, beginning } from './beginning.ts'
import { EMBEDDED_ID, scriptText } from './embedded.ts'
import type { Twins } from './twins.ts'

export interface DocumentProps {
  readonly language: string
  /** What the mall wears (R3.06). It comes with the document, so that no other is seen before. */
  readonly theme: Theme
  readonly head: Head
  readonly assets: Assets
  readonly twins: Twins
  readonly nonce: string
  /** The app as HTML. */
  readonly app: string
  readonly embedded: FirstView
  /** What search engines are told of the page, as JSON-LD. */
  readonly structuredData: object | null
  /** What the document says by itself where a file of the app is gone. */
  readonly words: BeginningOf['words']
}

/** The document that the server sends; only the app in it is hydrated. */
export const Document = ({
  language,
  theme,
  head,
  assets,
  twins,
  nonce,
  app,
  embedded,
  structuredData,
  words,
}: DocumentProps) => (
  <html lang={language} data-theme={theme} style={themeStyle(theme)}>
    <head>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content={`width=device-width, initial-scale=1${twins.isMobile ? ', viewport-fit=cover' : ''}`}
      />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="theme-color" content="#c00019" />
      {twins.canonical !== undefined && <link rel="canonical" href={twins.canonical} />}
      {twins.mobile !== undefined && (
        <link rel="alternate" media="only screen and (max-width: 640px)" href={twins.mobile} />
      )}
      <link rel="icon" type="image/svg+xml" href={assets.icon} />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {structuredData !== null && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data in a script element; nothing in it can end it.
          dangerouslySetInnerHTML={{ __html: scriptText(structuredData) }}
        />
      )}
      <Beginning assets={assets} nonce={nonce} words={words} />
    </head>
    <body>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React rendered a moment ago. */}
      <div id="root" dangerouslySetInnerHTML={{ __html: app }} />
      <script
        type="application/json"
        id={EMBEDDED_ID}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data in a script element; nothing in it can end it.
        dangerouslySetInnerHTML={{ __html: scriptText(embedded) }}
      />
    </body>
  </html>
)

/** In development Vite's own scripts come first, and they are modules as well. */
const Beginning = ({ assets, nonce, words }: Pick<DocumentProps, 'assets' | 'nonce' | 'words'>) =>
  assets.preloads.length === 0 ? (
    <script type="module" src={assets.script} nonce={nonce} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours and addresses of our own files.
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: beginning({ ...assets, words }) }} />
  )
