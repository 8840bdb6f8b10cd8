const elements = ['img', 'svg', 'iframe', 'video', 'audio', 'body', 'input', 'details', 'marquee', 'object']
const handlers = ['onerror', 'onload', 'onclick', 'onfocus', 'ontoggle', 'onstart', 'onpointerover']
const addresses = [
  'javascript:window.hit=1',
  'JaVaScRiPt:window.hit=1',
  ' javascript:window.hit=1',
  'java\tscript:window.hit=1',
  'java&#10;script:window.hit=1',
  'data:text/html,<script>window.hit=1</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  'https://evil.example/"onmouseover="window.hit=1',
  "https://evil.example/'onmouseover='window.hit=1",
]

/** What writers of others' pages have tried: elements, handlers, addresses, and ways out of a text (test S8). */
export const hostileTexts: readonly string[] = [
  ...elements.flatMap((element) =>
    handlers.map((handler) => `<${element} src=x ${handler}="window.hit=1" autofocus open>`),
  ),
  ...addresses.flatMap((address) => [
    address,
    `<a href="${address}">go</a>`,
    `[go](${address})`,
    `<iframe src="${address}">`,
    `<form action="${address}"><button>go</button></form>`,
  ]),
  ...['script', 'SCRIPT', 'scr\u0000ipt', 'ScRiPt '].flatMap((name) => [
    `<${name}>window.hit=1</${name.trim()}>`,
    `</textarea><${name}>window.hit=1</${name.trim()}>`,
    `"><${name}>window.hit=1</${name.trim()}>`,
    `--><${name}>window.hit=1</${name.trim()}>`,
  ]),
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example>',
  '<template shadowrootmode=open><script>window.hit=1</script></template>',
  '<math><mtext></p><img src=x onerror=window.hit=1>',
  '<svg><animate onbegin=window.hit=1 attributeName=x>',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">',
  '{{constructor.constructor("window.hit=1")()}}',
  '$' + '{window.hit=1}',
  '{"type":"messageList","reload":true}',
  '&lt;img src=x onerror=window.hit=1&gt;',
  '\u202e<img src=x onerror=window.hit=1>',
  '<img src=x onerror=window.hit=1//',
]
