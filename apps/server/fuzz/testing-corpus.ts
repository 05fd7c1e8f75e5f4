import fc from 'fast-check'
import sharp from 'sharp'
import { FOREIGN_DOCUMENTS, foreignFiles } from './testing-foreign-files.ts'
import { breakBytes, breaking, sometimes, spoil, spoiling } from './testing-weird.ts'

type Token = Record<string, string>
/** The results of the set-up: tokens of each kind, a credential, and files that contain it. */
export type Stock = {
  tokens: { admin: string; holders: string[]; apiKey: string; spare: string[] }
  credential: Record<string, unknown>
  /** A JWT from each part of the product. */
  jwts: string[]
  files: Buffer[]
}
export type Corpus = Awaited<ReturnType<typeof openCorpus>>

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
const BOMB = '<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"><text>x</text></svg>'
const LIST = 'email,name,seat\nada@example.org,Ada,1\n"ben@example.org","Ben",=1+1\nnobody,,\n'

/** Files, tokens and credentials to start from, and ways to corrupt them. */
export async function openCorpus({ tokens, credential, jwts, files }: Stock) {
  const [png = Buffer.of(), ...others] = await pictures()
  const foreign = await foreignFiles(png)
  const whole = [
    ...files,
    png,
    ...others,
    ...foreign.files,
    ...[SVG, BOMB, LIST, '', 'PK\x03\x04', '%PDF-1.7'].map((text) => Buffer.from(text)),
  ]
  const brokenFiles = fc
    .tuple(fc.constantFrom(...whole), sometimes(2, breaking))
    .map(([file, broken]) => (broken ? breakBytes(file, broken) : file))
  const credentials = fc
    .tuple(fc.constantFrom(credential, ...FOREIGN_DOCUMENTS), fc.array(spoiling, { maxLength: 3 }))
    .map(([whole, all]) =>
      Buffer.from(JSON.stringify(all.reduce<unknown>((value, one) => spoil(value, one), whole)) ?? ''),
    )
  const brokenJwts = fc
    .tuple(fc.constantFrom(...jwts, ...foreign.jwts), spoiling, fc.nat(4))
    .map(([jwt, one, how]) => breakJwt(jwt, one, how))
  const bearers = (token: string): Token => ({ authorization: `Bearer ${token}` })
  const spare = tokens.spare.map(bearers)
  return {
    files: fc.oneof(
      fc.constantFrom(...files),
      brokenFiles,
      credentials,
      brokenJwts.map((jwt) => Buffer.from(jwt)),
    ),
    wrongTokens: fc.oneof(brokenJwts, fc.constantFrom(...jwts, 'x', '..', 'eyJhbGciOiJub25lIn0..')),
    /** The headers that authorize a call; for one that ends its own session, those of a spare session. */
    tokensFor: (who: string, isEnding: boolean): Token[] => {
      if (isEnding) return [{}, ...spare]
      if (who === 'anyone') return [{}]
      if (who === 'apiKey') return [{ token: tokens.apiKey }]
      return who.startsWith('holder') ? tokens.holders.map(bearers) : [bearers(tokens.admin)]
    },
  }
}

async function pictures(): Promise<Buffer[]> {
  const plain = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#8280ff' } })
  return Promise.all([
    plain().png().toBuffer(),
    plain().jpeg().toBuffer(),
    plain().webp().toBuffer(),
    plain().tiff().toBuffer(),
  ])
}

function breakJwt(jwt: string, one: Parameters<typeof spoil>[1], how: number): string {
  const parts = jwt.split('.')
  const at = how % 2
  if (how === 4) return parts.toReversed().join('.')
  if (how > 1) return jwt.slice(0, one.where % jwt.length)
  try {
    const part = JSON.parse(Buffer.from(parts[at] ?? '', 'base64url').toString())
    parts[at] = Buffer.from(JSON.stringify(spoil(part, one)) ?? '').toString('base64url')
  } catch {
    parts[at] = String(one.name)
  }
  return parts.join('.')
}
