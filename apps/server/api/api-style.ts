import { CODE_FONT, fontFace } from '#features/legal/server/page-fonts.ts'

/** Additional styles of the API page, beside those of pages without an app. */
export const apiStyle = `
${fontFace(CODE_FONT)}
html { scroll-padding-top: 16px }
body { --soft: #F7F6FB; --ink3: #676280; padding: 0 20px 72px }
@media (prefers-color-scheme: dark) { body { --soft: #100D1D; --ink3: #9A95B3 } }
header, .frame { max-width: 1180px; margin: 0 auto }
.frame { display: grid; grid-template-columns: 252px minmax(0, 1fr); gap: 20px; align-items: start }
.frame > nav { position: sticky; top: 0; display: block; max-height: 100vh; box-sizing: border-box; overflow: auto; padding: 16px 0; font-size: 14px; line-height: 20px }
.frame > nav a { display: block; padding: 6px 12px; min-height: 20px; border-radius: 8px; text-decoration: none; color: var(--ink2) }
.frame > nav a:hover { background: var(--sheet); color: var(--accent) }
.frame main { max-width: none; margin: 0 }
section > h2, .part { margin: 48px 0 4px; font-size: 28px; line-height: 34px }
section.guide > h2 { font-size: 24px; line-height: 30px }
section.guide { max-width: 76ch }
section.guide pre { margin: 0 0 16px; max-height: 560px }
h3.scope { margin: 32px 0 4px; font-size: 17px; line-height: 22px }
h3.scope code { margin-right: 8px; font-size: 15px; color: var(--accent) }
summary i { font-style: normal; font-size: 13px; color: var(--note) }
.aside { display: flex; flex-wrap: wrap; gap: 4px 20px }
details { border-bottom: 1px solid var(--line); margin: 0 -16px; padding: 0 16px }
summary { display: flex; flex-wrap: wrap; gap: 2px 14px; align-items: baseline; min-height: 46px; padding: 11px 0; box-sizing: border-box; cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
summary:hover { color: var(--accent) }
summary:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; border-radius: 4px }
summary h3 { display: contents; font: inherit }
summary b { width: 58px; font: 600 13px/20px 'Geist Mono Variable', ui-monospace, monospace; color: var(--accent) }
summary code { font-size: 14px; color: var(--ink); overflow-wrap: anywhere }
summary span { flex-basis: 100%; padding-left: 72px; color: var(--ink2); font-size: 14px; line-height: 20px }
details[open] summary span { display: none }
.call { padding: 0 0 28px 72px }
.call h4 { margin: 20px 0 4px; font: 600 14px/20px 'Instrument Sans Variable', system-ui, sans-serif }
.call p { max-width: 66ch }
.call table { margin-bottom: 8px }
small, .call td:nth-child(3) { color: var(--ink2) }
code, pre { font-family: 'Geist Mono Variable', ui-monospace, monospace; font-size: 12.5px; line-height: 18px }
pre { margin: 0; padding: 14px 16px; border-radius: 12px; background: var(--soft); white-space: pre-wrap; overflow-wrap: anywhere; max-height: 420px; overflow: auto }
@media (max-width: 900px) { .frame { grid-template-columns: minmax(0, 1fr) } .frame > nav { position: static; max-height: none; columns: 2; column-gap: 12px }
  .call, summary span { padding-left: 0 } }
`
