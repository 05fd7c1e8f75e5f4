import type { Outlines } from './draw/text.ts'
import metrics from './fonts/metrics.json' with { type: 'json' }
import outlines from './fonts/outlines.json' with { type: 'json' }
import type { Face } from './measure.ts'

function read(face: Face): Map<string, string> {
  const paths = outlines[face].split('|')
  return new Map(Array.from(metrics[face].chars, (char, index) => [char, paths[index] ?? '']))
}

/** The glyphs of both fonts as paths: 240 kB, so only for places where text is drawn without fonts. */
export const GLYPH_OUTLINES: Outlines = { title: read('title'), text: read('text'), strong: read('strong') }
