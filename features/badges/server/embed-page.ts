import { escapeHtml } from '#base/escape-html.ts'
import { type Language, say } from '#base/text.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { drawFlat } from '#card/flat.ts'
import { GLYPH_OUTLINES } from '#card/outlines.ts'
import { publicWords } from '../texts.ts'

/** Pictures from our own origin, inline styles, no script; any site may embed it. */
export const EMBED_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *"

/** Serves the page that other sites embed: the card and a link to its shared page, without script or cookie. */
export function embedPage(spec: CardSpec, shareUrl: string, language: Language): string {
  const label = escapeHtml(say(publicWords.embedLink, language))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(spec.title)}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center }
a { display: block; width: min(100vw, 64vh, 480px) }
a:focus-visible { outline: 3px solid #4723ad; outline-offset: 3px }
svg { width: 100%; height: auto }
</style>
</head>
<body>
<a href="${escapeHtml(shareUrl)}" target="_blank" rel="noopener" title="${label}">${drawFlat(spec, 'front', { fluid: true, outlines: GLYPH_OUTLINES })}</a>
</body>
</html>
`
}
