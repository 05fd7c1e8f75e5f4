import { describe, expect, it } from 'vitest'
import { CARD_CATEGORIES, CARD_EFFECTS } from './card-spec.ts'
import { exampleSpec } from './example-specs.ts'
import { drawFlat } from './flat.ts'
import { layoutCard } from './layout.ts'
import { GLYPH_OUTLINES } from './outlines.ts'

const hrefsOf = (svg: string) => [...svg.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe('the flat drawing', () => {
  it('escapes every text', () => {
    const nasty = `"><script>alert(1)</script>&'\u0000\ud800`
    for (const category of CARD_CATEGORIES) {
      const fields = { title: nasty, issuerName: nasty, subtitle: nasty, holderName: nasty, place: nasty, seat: nasty }
      const spec = exampleSpec(category, {
        ...fields,
        section: nasty,
        giver: nasty,
        eventDate: nasty,
        memberSince: nasty,
      })
      for (const side of ['front', 'back'] as const) {
        const svg = drawFlat({ ...spec, issuedOn: nasty, validUntil: nasty, verifyUrl: nasty }, side)
        expect(svg).not.toContain('<script')
        expect(svg).not.toContain('\u0000')
        expect(svg.isWellFormed()).toBe(true)
        expect(svg.match(/<svg/g)).toHaveLength(1)
      }
    }
  })

  it('loads pictures only from allowed addresses', () => {
    for (const bad of [
      'javascript:alert(1)',
      '//evil.example/x.png',
      'data:text/html,x',
      'x.png',
      '/\\evil.example',
      'file:///x',
    ]) {
      expect(hrefsOf(drawFlat(exampleSpec('basic', { image: bad, issuerImage: '' }), 'front'))).toEqual([])
    }
    for (const good of [
      'https://a.example/x.png',
      'blob:https://a.example/1',
      '/blobs/1',
      'data:image/png;base64,AA',
    ]) {
      expect(hrefsOf(drawFlat(exampleSpec('basic', { image: good, issuerImage: '' }), 'front'))).toEqual([good])
    }
    const broken = drawFlat(exampleSpec('basic', { image: '/x" onload="alert(1)' }), 'front')
    expect(broken).not.toContain('" onload="')
  })

  it('ignores an invalid colour, texture or shape', () => {
    const spec = exampleSpec('role', {
      backgroundColor: 'url(https://evil.example)',
      textColor: '"/><script>',
      texture: '__proto__',
    })
    const svg = drawFlat({ ...spec, shape: 'toString' as 'shape_1', effect: 'texture_hue' }, 'front')
    expect(svg).not.toMatch(/evil|<script/)
    expect(svg).toContain('#354eb1')
  })

  it('draws each line in its place, with fonts and without', () => {
    const spec = exampleSpec('basic')
    const layout = layoutCard(spec, 'front')
    const withFonts = drawFlat(spec, 'front')
    const without = drawFlat(spec, 'front', { outlines: GLYPH_OUTLINES, light: false })
    for (const mark of layout.marks) {
      if (mark.kind !== 'text') continue
      expect(withFonts).toContain(`<text x="${Number(mark.x.toFixed(2))}" y="${Number(mark.y.toFixed(2))}"`)
      expect(without).toContain(
        `translate(${Number(mark.x.toFixed(2))} ${Number(mark.y.toFixed(2))}) scale(${mark.size / 1000})`,
      )
    }
    expect(without).not.toContain('<text')
  })

  it("falls back to the page's fonts for letters missing from ours", () => {
    const svg = drawFlat(exampleSpec('basic', { title: 'Λιθος' }), 'front', { outlines: GLYPH_OUTLINES })
    expect(svg).toContain('>Λιθος</text>')
  })

  it('draws emoji among outlines, and other scripts as text', () => {
    const drawn = (title: string) => drawFlat(exampleSpec('basic', { title }), 'front', { outlines: GLYPH_OUTLINES })
    const mixed = drawn('Lead 🧗 now')
    expect(mixed.match(/<text/g)).toHaveLength(1)
    expect(mixed).toContain('>🧗</text>')
    const arabic = drawn('تسلق')
    expect(arabic).toContain('>\u2068تسلق\u2069</text>')
  })

  it('keeps punctuation and numbers of right-to-left text in place', () => {
    expect(drawFlat(exampleSpec('basic', { title: 'טיפוס 2026!' }), 'front')).toContain(
      '>\u2068טיפוס 2026!\u2069</text>',
    )
    expect(drawFlat(exampleSpec('basic', { title: 'Lead 2026!' }), 'front')).toContain('>Lead 2026!</text>')
  })

  it('draws each effect at rest under the text, and none for the scene', () => {
    const drawn = (effect: (typeof CARD_EFFECTS)[number], light = true) =>
      drawFlat(exampleSpec('basic', { effect }), 'front', { light, idPrefix: 'card' })
    const drawings = CARD_EFFECTS.map((effect) => drawn(effect))
    expect(new Set(drawings).size).toBe(CARD_EFFECTS.length)
    // After the text only the rim is drawn.
    for (const svg of drawings) expect(svg.slice(svg.lastIndexOf('</text>')).match(/url\(#/g)).toHaveLength(1)
    expect(new Set(CARD_EFFECTS.map((effect) => drawn(effect, false))).size).toBe(1)
  })

  it('leaves out the line below the title when small', () => {
    expect(drawFlat(exampleSpec('basic'), 'front')).toContain('Certified, valid 12 months')
    expect(drawFlat(exampleSpec('basic'), 'front', { width: 100, reduced: true })).not.toContain('12 months')
  })

  it('states its description and its size', () => {
    const svg = drawFlat(exampleSpec('membership', { language: 'fr' }), 'front', { width: 428 })
    expect(svg).toContain('aria-label="Carte de membre «\u202fCarte de membre\u202f», Cordée Lyon"')
    expect(svg).toContain('width="428" height="270" viewBox="0 0 856 540"')
  })

  it('shares no ids with another card on the page', () => {
    const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    const ids = ['A', 'B'].flatMap((title) => idsOf(drawFlat(exampleSpec('basic', { title }), 'front')))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
