const CID = '(Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{20,}|z[1-9A-HJ-NP-Za-km-z]{20,})'
const FORMS = [
  new RegExp(`^ipfs://(?:ipfs/)?${CID}(?:[/?#].*)?$`),
  new RegExp(`^https?://[^/]+/ipfs/${CID}(?:[/?#].*)?$`),
  new RegExp(`^https?://${CID}\\.ipfs\\.[^/]+(?:[/?#].*)?$`),
]

/**
 * Turns an address of an old IPFS gateway (or `ipfs://`) into ours, `/ipfs/{cid}`; any other address stays unchanged.
 */
export function ipfsAddress(address: string): string {
  for (const form of FORMS) {
    const cid = form.exec(address)?.[1]
    if (cid) return `/ipfs/${cid}`
  }
  return address
}
