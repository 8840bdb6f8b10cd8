import { createHash } from 'node:crypto'

/** Blue, so that one sees at a glance that this is not the mall. Contrast is at least 4.5 in both schemes. */
export const style = `
:root{color-scheme:light dark;--ink:#142033;--soft:#52627a;--line:#dbe3ee;--ground:#eef3fa;--card:#fff;--blue:#1257c7;--on-blue:#fff;--good:#0b6b3a;--bad:#a8261c}
@media (prefers-color-scheme:dark){:root{--ink:#e8eef8;--soft:#a6b4c9;--line:#2c3a50;--ground:#0d1522;--card:#152032;--blue:#7db0ff;--on-blue:#0a1a33;--good:#68d69b;--bad:#ff9d94}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,"PingFang SC","Noto Sans SC",sans-serif}
.top{background:var(--blue);color:var(--on-blue)}
.top div,main{max-width:30rem;margin:0 auto;padding:1rem}
.top div{display:flex;justify-content:space-between;align-items:center}
.top a{color:inherit;min-height:2.75rem;display:inline-flex;align-items:center}
h1{font-size:1.125rem;margin:0}
h2{font-size:1rem;margin:0 0 .75rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin-bottom:1rem}
.note{color:var(--soft);font-size:.875rem;margin:0 0 1rem}
.state{font-weight:600;margin:0}
.SUCCESS{color:var(--good)}.PAYERROR,.CLOSED{color:var(--bad)}
.amount{font-size:min(2.25rem,15vw);font-weight:700;line-height:1.2;margin:.25rem 0 1rem;font-variant-numeric:tabular-nums}
dl{margin:0;display:grid;grid-template-columns:fit-content(40%) minmax(0,1fr);gap:.5rem 1rem;font-size:.9375rem}
dt{color:var(--soft)}dd{margin:0;text-align:end;overflow-wrap:anywhere}
form{display:grid;gap:.75rem}
label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}
input{width:1.25rem;height:1.25rem;accent-color:var(--blue);flex:none}
small{display:block;color:var(--soft);font-size:.875rem}
button{font:inherit;text-align:start;min-height:3.25rem;padding:.5rem 1rem;border-radius:.5rem;border:1px solid var(--blue);background:transparent;color:var(--blue);cursor:pointer}
button b{display:block}
button span{font-size:.875rem}
button.pay{background:var(--blue);color:var(--on-blue)}
:focus-visible{outline:3px solid var(--blue);outline-offset:3px}
.top :focus-visible{outline-color:currentColor}
summary{cursor:pointer;min-height:2.75rem;align-content:center}
svg{display:block;width:12rem;height:12rem;margin:0 auto 1rem;background:#fff;border-radius:.5rem}
.mono{overflow-wrap:anywhere;font-family:ui-monospace,monospace;font-size:.875rem;margin:0}
ul{margin:0;padding:0;list-style:none;display:grid;gap:.5rem}
li{display:flex;justify-content:space-between;gap:1rem;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.alert{border-inline-start:4px solid var(--bad)}
`

/** Nothing runs and nothing is fetched on this page; forms go home alone. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
