const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const DIGITS = 6
// The most digits per limb that stay exact in a double when shifted by two bytes.
const LIMB = 58 ** DIGITS

/** Writes bytes as base58btc in multibase (`z...`); several times faster than digit by digit, for signatures. */
export function encodeBase58(bytes: Uint8Array): string {
  const limbs: number[] = []
  const zeros = bytes.findIndex((byte) => byte !== 0)
  // A single byte comes first, so that the others form pairs.
  for (let at = bytes.length % 2 === 0 ? 0 : -1; at < bytes.length; at += 2) {
    let carry = (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
    for (let i = 0; i < limbs.length; i++) {
      const sum = (limbs[i] ?? 0) * 65_536 + carry
      carry = Math.floor(sum / LIMB)
      limbs[i] = sum - carry * LIMB
    }
    if (carry > 0) limbs.push(carry)
  }
  const digits = limbs.reduceRight((text, limb) => text + writeLimb(limb), '').replace(/^1+/, '')
  return `z${'1'.repeat(zeros < 0 ? bytes.length : zeros)}${digits}`
}

function writeLimb(limb: number): string {
  let text = ''
  let rest = limb
  for (let i = 0; i < DIGITS; i++) {
    const high = Math.floor(rest / 58)
    text = ALPHABET.charAt(rest - high * 58) + text
    rest = high
  }
  return text
}
