import { say, texts } from '#base/text.ts'
import { detectLanguage } from './words/language.tsx'

// In this file and not in a texts.ts: those are loaded, and that load may have failed.
const sentences = texts({
  title: { en: 'This page could not be loaded', fr: "Cette page n'a pas pu être chargée" },
  text: {
    en: 'The connection may be down, or the server is temporarily unavailable.',
    fr: 'La connexion est peut-être coupée, ou le serveur momentanément indisponible.',
  },
  again: { en: 'Try again', fr: 'Réessayer' },
})

/** Shows in the empty page that an app did not start, and offers to reload it. */
export function showStartFailed(root: HTMLElement): void {
  const language = detectLanguage()
  const element = <T extends keyof HTMLElementTagNameMap>(tag: T, className: string, text: string) =>
    Object.assign(document.createElement(tag), { className, textContent: text })
  const again = element('button', '', say(sentences.again, language))
  again.type = 'button'
  // Our own colours and fonts are part of the app that did not start.
  again.style.cssText =
    'padding:10px 16px;border:1px solid;border-radius:8px;background:none;color:inherit;font:inherit'
  again.addEventListener('click', () => location.reload())
  const main = element('main', '', '')
  main.setAttribute('role', 'alert')
  main.style.cssText = "padding:32px 20px;font-family:'Instrument Sans Variable',sans-serif"
  main.append(
    element('h1', '', say(sentences.title, language)),
    element('p', 'bz-lead', say(sentences.text, language)),
    again,
  )
  document.documentElement.lang = language
  root.replaceChildren(main)
}
