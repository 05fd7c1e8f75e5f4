const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
// Characters that XML 1.0 forbids, even escaped; one of them would make the whole drawing unreadable.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
const PICTURE = /^(data:image\/(png|jpeg|webp|gif|avif|svg\+xml)[;,]|blob:|https?:\/\/|\/(?![/\\]))/i

/** Makes any text safe inside SVG text and attributes. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (char) => NAMED[char] ?? '')
}

/** A picture's address if a card may load it (`data:image`, `blob:`, http(s), absolute path), else ''. */
export function safeHref(href: string): string {
  const trimmed = href.trim()
  return PICTURE.test(trimmed) ? trimmed : ''
}
