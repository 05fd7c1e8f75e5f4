const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const DIGITS = 7
// The most digits a limb can hold so that 256 limbs and a carry are exact in a double.
const LIMB = 58 ** DIGITS

/** Writes bytes as base58btc in multibase (`z...`); several times as fast as a digit at a time, for signatures. */
export function encodeBase58(bytes: Uint8Array): string {
  const limbs: number[] = []
  let zeros = 0
  for (const byte of bytes) {
    if (byte === 0 && limbs.length === 0) zeros++
    let carry = byte
    for (let i = 0; i < limbs.length; i++) {
      const sum = (limbs[i] ?? 0) * 256 + carry
      carry = Math.floor(sum / LIMB)
      limbs[i] = sum - carry * LIMB
    }
    if (carry > 0) limbs.push(carry)
  }
  const digits = limbs.reduceRight((text, limb) => text + writeLimb(limb), '').replace(/^1+/, '')
  return `z${'1'.repeat(zeros)}${digits}`
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
