import { readFileSync } from 'node:fs'
import { fontFace, PAGE_FONTS } from './page-fonts.ts'

/** Embedded in the page, so that it also shows when this server serves no files (under an unknown host name). */
const MARK = readFileSync(new URL('../../../ui/drawings/mark.svg', import.meta.url)).toString('base64')

/** The style of pages without an app: the product's fonts and colours, light and dark. */
export const pageStyle = `
${PAGE_FONTS.map(fontFace).join('\n')}
:root { color-scheme: light dark; --canvas: #F2F1F7; --sheet: #FFFFFF; --line: #E5E3EE; --ink: #17132B; --ink2: #4B4663;
  --accent: #4723AD; --accent-line: #CFCBFB; --ring: #6A5BF0; --brand: #211970; --on-brand: #FFFFFF; --note: #7A5000; --note-ground: #FDF1D3 }
@media (prefers-color-scheme: dark) { :root { --canvas: #0B0916; --sheet: #141124; --line: #2B2742; --ink: #F3F1FA;
  --ink2: #C2BDD6; --accent: #AAA8FF; --accent-line: #453D86; --ring: #A7A5FF; --brand: #8280FF; --on-brand: #0D0930; --note: #F0BE5A; --note-ground: #2C220D } }
body { margin: 0; padding: 0 20px 40px; background: var(--canvas); color: var(--ink);
  font: 16px/24px 'Instrument Sans Variable', system-ui, sans-serif; overflow-wrap: break-word }
header, main, footer { max-width: 720px; margin: 0 auto }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 20px; padding: 16px 0 }
.brand { display: inline-flex; align-items: center; gap: 8px; min-height: 36px; color: var(--ink); text-decoration: none;
  font: 640 20px/26px 'Bricolage Grotesque Variable', system-ui, sans-serif; letter-spacing: -0.012em }
main { box-sizing: border-box; padding: 40px; border-radius: 20px; background: var(--sheet) }
.brand::before { content: ''; width: 28px; height: 28px; background: url('data:image/svg+xml;base64,${MARK}') center / contain no-repeat }
h1, h2, h3 { font-family: 'Bricolage Grotesque Variable', system-ui, sans-serif; font-weight: 640; text-wrap: balance }
h1 { margin: 0 0 20px; font-size: 28px; line-height: 34px; letter-spacing: -0.018em }
h2 { margin: 32px 0 8px; font-size: 20px; line-height: 26px; letter-spacing: -0.012em }
h3 { margin: 24px 0 8px; font-size: 17px; line-height: 22px }
p, ul, ol { margin: 0 0 12px }
ul, ol { padding-left: 24px }
li { margin-bottom: 6px }
table { display: block; overflow-x: auto; border-collapse: collapse; margin: 0 0 16px; font-size: 14px; line-height: 20px }
th, td { padding: 10px 16px 10px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th { color: var(--ink2); font-weight: 500 }
a { display: inline-block; min-height: 24px; color: var(--accent); text-decoration-color: var(--accent-line); text-underline-offset: 3px }
main a { display: inline }
a[aria-current] { color: var(--ink); text-decoration: none }
button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 12px; background: var(--brand); color: var(--on-brand);
  font: 600 16px/23px 'Instrument Sans Variable', system-ui, sans-serif; cursor: pointer }
a:focus-visible, button:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px }
a:focus-visible { border-radius: 4px }
.note { margin-bottom: 28px; padding: 12px 16px; border-radius: 12px; background: var(--note-ground); color: var(--note) }
footer p { color: var(--ink2); font-size: 13px; line-height: 18px }
nav { display: flex; flex-wrap: wrap; gap: 8px 20px; padding: 24px 0 }
@media (max-width: 640px) { main { padding: 28px 20px; border-radius: 14px } a { min-height: 28px }
  table, tbody, tr, td { display: block; overflow: visible }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  tr { padding: 10px 0; border-bottom: 1px solid var(--line) }
  td { padding: 2px 0; border: 0 }
  td:first-child { font-weight: 600 } }
@media print { body { background: none } header, footer { display: none } main { padding: 0 } }
`
