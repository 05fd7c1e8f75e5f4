/** The style of the guide's pages, after the common style of pages without an app. */
export const helpStyle = `
form { display: flex; gap: 8px; margin: 20px 0 8px }
input[type=search] { flex: 1 1 220px; min-width: 0; min-height: 48px; box-sizing: border-box; padding: 0 16px; border: 1px solid var(--line);
  border-radius: 12px; background: var(--canvas); color: inherit; font: 16px/23px 'Instrument Sans Variable', system-ui, sans-serif }
input::placeholder { color: var(--ink2) }
input:focus-visible { outline: 2px solid var(--ring); outline-offset: 1px }
.pages { padding: 0; list-style: none }
.pages li { margin: 0; padding: 12px 0; border-top: 1px solid var(--line) }
.pages li:first-child { border-top: 0 }
.pages a { font-weight: 600 }
.pages span { display: block; color: var(--ink2); font-size: 15px; line-height: 22px }
ol > li { margin-bottom: 10px }
img { box-sizing: border-box; height: auto; max-width: 100%; border: 1px solid var(--line); border-radius: 14px }
.desktop, .phone { margin: 24px 0 }
.phone { text-align: center }
.phone img { width: 300px }
.next { margin: 32px 0 0; padding-top: 20px; border-top: 1px solid var(--line) }
@media print { form, .next { display: none } }
`
